import { cleanText } from '../text/cleanText.ts';

const accountPattern = /^0?[789][01]\d{8}$/;
const nationalPattern = /^(?:\+?234|0)?0?([789][01]\d{8})$/;
const foreignPattern = /^\+(?!234)[1-9]\d{9,14}$/;

/** Only digits and a leading +, whatever characters were typed. */
export const dialled = (text: string): string =>
  cleanText(text)
    .normalize('NFKC')
    .replace(/^(?:tel|phone|mobile|whatsapp)\s*:?\s*/i, '')
    .replace(/[\s.()\p{Pd}\u2212]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+234)0/, '$1');

/** The pattern comes from REG-27. */
export const isAccountPhone = (value: string): boolean => accountPattern.test(value);

/**
 * Normalises a telephone number for storing and comparing: "+234 (0) 803 123 4567" and "803–123–4567" →
 * "08031234567"; "0044 7911 123456" → "+447911123456". Any other text is only cleaned.
 */
export function phoneNumber(value: string): string {
  const digits = dialled(value);
  const subscriber = nationalPattern.exec(digits)?.[1];
  if (subscriber) return `0${subscriber}`;
  return foreignPattern.test(digits) || /^\d+$/.test(digits) ? digits : cleanText(value);
}

/** "0803 123 4567" → "+2348031234567"; undefined for any other number than one of Nigeria. */
export function nigerianMobile(value: string): string | undefined {
  const subscriber = nationalPattern.exec(dialled(value))?.[1];
  return subscriber && `+234${subscriber}`;
}

/** A foreign number has its country code and at least eleven characters: "+44 7911 123456" (G15). */
export const isForeignPhone = (value: string): boolean => foreignPattern.test(dialled(value));

/** "+2348031234567" or "08031234567" → "0803 123 4567" */
export const formatPhone = (value: string): string =>
  phoneNumber(value).replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

/** The digits that every spelling of a number shares: without the leading 0 or country code. */
export const subscriberDigits = (typed: string): string =>
  dialled(typed).replace(/^(?:\+?2340?|0)(?=[789])/, '');
