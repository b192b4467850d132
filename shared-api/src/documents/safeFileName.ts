import { firstCharacters } from '../text/firstCharacters.ts';

const maxLength = 200;

/** Invisible characters and those that reverse the text direction could disguise the file's ending. */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Variation_Selector}/gu, '')
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '-')
    .trim();
  const ending = /\.[a-z\d]{1,10}$/i.exec(safe)?.[0] ?? '';
  const stem = safe.slice(0, safe.length - ending.length);
  return `${firstCharacters(stem, maxLength - ending.length).trim() || 'file'}${ending}`;
}
