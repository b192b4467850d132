import { searchText } from '../text/searchText.ts';
import { dialled, subscriberDigits } from './phone.ts';

export function searchWords(text: string): string[] {
  if (/^\+?\d{4,}$/.test(dialled(text))) return [subscriberDigits(text)];
  return searchText(text.replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, ''))
    .split(/[\s,;:()"]+/)
    .map((word) => (/^\+?\d{4,}$/.test(word) ? subscriberDigits(word) : word))
    .filter(Boolean);
}
