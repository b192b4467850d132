import { isCalendarDate } from '../dates/dates.ts';
import { namedDay } from '../dates/namedDay.ts';
import type { FileMapping } from './settlementLine.ts';

/** Three decimals are refused, since they could be a group of thousands. */
const amounts: Record<FileMapping['decimalSign'], RegExp> = {
  '.': /^([-+]?)\s*(\d{1,12}|\d{1,3}(?:[,\s]\d{3}){1,3})(?:\.(\d{1,2}|\d{2}0{2,}))?$/,
  ',': /^([-+]?)\s*(\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})(?:,(\d{1,2}|\d{2}0{2,}))?$/,
};

/** Reads "1,234.50" or "₦ 1234.5" as kobo. Brackets, as in "(1,234.50)", mean a negative amount. */
export function koboOfCell(cell: string, decimalSign: FileMapping['decimalSign']): number | undefined {
  const bare = cell.replace(/₦|^NGN/g, '').trim();
  const inBrackets = /^\((.*)\)$/.exec(bare);
  const match = amounts[decimalSign].exec((inBrackets?.[1] ?? bare).trim());
  if (!match) return undefined;
  const [, sign, naira = '', decimals = ''] = match;
  const kobo = Number(naira.replace(/\D/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return (sign === '-') !== (inBrackets !== null) ? -kobo : kobo;
}

const order: Record<FileMapping['dateFormat'], RegExp | undefined> = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})/,
  'DD-MM-YYYY': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{4})/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})/,
  'DD-MMM-YYYY': undefined,
};
const time = /^[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AP])M)?$/i;

function hourOf(hour: string, half: string | undefined): number {
  if (!half) return Number(hour);
  return (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}

/** A date whose month is a word is unambiguous, so the file's date format is ignored. */
function dayOf(cell: string, format: FileMapping['dateFormat']) {
  const match = order[format]?.exec(cell);
  if (!match?.groups) return namedDay(cell);
  const { y = '', m = '', d = '' } = match.groups;
  return { day: `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`, rest: cell.slice(match[0].length) };
}

export function instantOfCell(cell: string, format: FileMapping['dateFormat']): string | undefined {
  const { day = '', rest = '' } = dayOf(cell, format) ?? {};
  if (!day.startsWith('20') || !isCalendarDate(day)) return undefined;
  if (rest === '') return new Date(`${day}T00:00:00+01:00`).toISOString();
  const [, hour = '', minute = '', second = '00', half] = time.exec(rest) ?? [];
  const at = new Date(`${day}T${String(hourOf(hour, half)).padStart(2, '0')}:${minute}:${second}+01:00`);
  return hour === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
