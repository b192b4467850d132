import { cleanText } from '../text/cleanText.ts';

const accountPattern = /^0?[789][01]\d{8}$/;
const nationalPattern = /^(?:\+?234|0)?0?([789][01]\d{8})$/;
const foreignPattern = /^\+(?!234)[1-9]\d{9,14}$/;

/** Digits and a leading + alone, in whichever signs, dashes and digits they were written. */
export const dialled = (text: string): string =>
  cleanText(text)
    .normalize('NFKC')
    .replace(/^(?:tel|phone|mobile|whatsapp)\s*:?\s*/i, '')
    .replace(/[\s.()\p{Pd}\u2212]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+234)0/, '$1');

/** REG-27 gives the pattern. */
export const isAccountPhone = (value: string): boolean => accountPattern.test(value);

/**
 * A telephone number in the one form in which it is stored and compared: "+234 (0) 803 123 4567", "803–123–4567" →
 * "08031234567"; "0044 7911 123456" → "+447911123456"; what is no number stays as it is.
 */
export function phoneNumber(value: string): string {
  const digits = dialled(value);
  const subscriber = nationalPattern.exec(digits)?.[1];
  if (subscriber) return `0${subscriber}`;
  return foreignPattern.test(digits) || /^\d+$/.test(digits) ? digits : cleanText(value);
}

/** Another country's number has its code and at least eleven characters: "+44 7911 123456" (G15). */
export const isForeignPhone = (value: string): boolean => foreignPattern.test(dialled(value));

/** "+2348031234567" or "08031234567" → "0803 123 4567" */
export const formatPhone = (value: string): string =>
  phoneNumber(value).replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

/** The end of a number that every way of writing it shares: without its 0 or the country's code. */
export const subscriberDigits = (typed: string): string =>
  dialled(typed).replace(/^(?:\+?2340?|0)(?=[789])/, '');
