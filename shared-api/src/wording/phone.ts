import { cleanText } from '../text/cleanText.ts';

const accountPattern = /^0?[789][01]\d{8}$/;
const nationalPattern = /^(?:\+?234|0)?0?([789][01]\d{8})$/;
const foreignPattern = /^\+(?!234)[1-9]\d{9,14}$/;

export const dialled = (text: string): string =>
  cleanText(text)
    .normalize('NFKC')
    .replace(/^(?:tel|phone|mobile|whatsapp)\s*:?\s*/i, '')
    .replace(/[\s.()\p{Pd}\u2212]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+234)0/, '$1');

/** The specification prescribes the pattern (REG-27). */
export const isAccountPhone = (value: string): boolean => accountPattern.test(value);

/**
 * Normalises a telephone number for storing and comparing: "+234 (0) 803 123 4567" becomes "08031234567". A
 * foreign number keeps its country code.
 */
export function phoneNumber(value: string): string {
  const digits = dialled(value);
  const subscriber = nationalPattern.exec(digits)?.[1];
  if (subscriber) return `0${subscriber}`;
  return foreignPattern.test(digits) || /^\d+$/.test(digits) ? digits : cleanText(value);
}

export function nigerianMobile(value: string): string | undefined {
  const subscriber = nationalPattern.exec(dialled(value))?.[1];
  return subscriber && `+234${subscriber}`;
}

export const isForeignPhone = (value: string): boolean => foreignPattern.test(dialled(value));

export const formatPhone = (value: string): string =>
  phoneNumber(value).replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3');

/** All ways to write a number contain these digits. The leading 0 and the country code are left out. */
export const subscriberDigits = (typed: string): string =>
  dialled(typed).replace(/^(?:\+?2340?|0)(?=[789])/, '');
