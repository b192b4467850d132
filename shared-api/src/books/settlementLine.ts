import { isCalendarDate } from '../dates/dates.ts';

export const separators = [',', ';', '|', 'tab'] as const;
export const encodings = ['utf-8', 'windows-1252'] as const;
export const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY'] as const;
export const decimalSigns = ['.', ','] as const;

/** The parts of a line that a profile finds by the headings of the gateway's file. */
export const linePartNames = ['rrr', 'amount', 'fee', 'paid', 'settled', 'reference'] as const;
export type LinePart = (typeof linePartNames)[number];

/** How the finance office told the portal to read the gateway's files. */
export interface FileMapping {
  separator: (typeof separators)[number];
  encoding: (typeof encodings)[number];
  /** Headings of the file, by what stands beneath them; RRR and amount have to be there. */
  columns: Readonly<Partial<Record<LinePart, string | null | undefined>>>;
  dateFormat: (typeof dateFormats)[number];
  decimalSign: (typeof decimalSigns)[number];
}

/** One payment of the file; money in kobo. */
export interface SettlementLine {
  rrr: string;
  /** Below zero where the gateway took it back. */
  grossKobo: number;
  feeKobo: number;
  paidAt: string | null;
  settledAt: string | null;
  reference: string | null;
}

/** What of a line cannot be read, by the heading of its column. */
export interface Unreadable {
  column: string;
  problem: string;
}

export const separatorOf = ({ separator }: Pick<FileMapping, 'separator'>): string =>
  separator === 'tab' ? '\t' : separator;

/** "1,234.50", "(1.234,50)" and "₦ 1234.5" → kobo; undefined for anything else. */
export function koboOfCell(cell: string, decimalSign: FileMapping['decimalSign']): number | undefined {
  const thousands = decimalSign === '.' ? ',' : '.';
  const bare = cell.replace(/[\s\u00a0]|₦|^NGN/g, '');
  const inBrackets = /^\((.*)\)$/.exec(bare);
  const text = (inBrackets?.[1] ?? bare).replaceAll(thousands, '').replace(decimalSign, '.');
  const match = /^([-+]?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) return undefined;
  const kobo = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return (match[1] === '-') !== (inBrackets !== null) ? -kobo : kobo;
}

const order: Record<FileMapping['dateFormat'], RegExp> = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})/,
  'DD-MM-YYYY': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{4})/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})/,
};
const time = /^[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AP])M)?$/i;

function hourOf(hour: string, half: string | undefined): number {
  if (!half) return Number(hour);
  return (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}

/** A day, or a day and a time of day in Lagos, as an instant; undefined for anything else. */
export function instantOfCell(cell: string, format: FileMapping['dateFormat']): string | undefined {
  const match = order[format].exec(cell);
  if (!match?.groups) return undefined;
  const { y = '', m = '', d = '' } = match.groups;
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  if (!isCalendarDate(day)) return undefined;
  const rest = cell.slice(match[0].length);
  if (rest === '') return new Date(`${day}T00:00:00+01:00`).toISOString();
  const [, hour = '', minute = '', second = '00', half] = time.exec(rest) ?? [];
  const at = new Date(`${day}T${String(hourOf(hour, half)).padStart(2, '0')}:${minute}:${second}+01:00`);
  return hour === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Where the mapped headings stand in a file's first row. */
export type Columns = ReadonlyMap<LinePart, number>;

const sameHeading = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Finds each mapped heading; one that is missing makes the file unreadable. */
export function findColumns(headings: readonly string[], { columns }: FileMapping): Columns | Unreadable {
  const found = new Map<LinePart, number>();
  for (const part of linePartNames) {
    const heading = columns[part];
    if (!heading) continue;
    const at = headings.findIndex((each) => sameHeading(each.replace(/^\ufeff/, ''), heading));
    if (at < 0) return { column: heading, problem: 'The file has no column of this name' };
    found.set(part, at);
  }
  return found;
}

export const isUnreadable = (read: object): read is Unreadable => 'problem' in read;

/** Reads one row of the file, or says which column cannot be read and why. */
export function readLine(
  cells: readonly string[],
  at: Columns,
  mapping: FileMapping,
): SettlementLine | Unreadable {
  const cell = (part: LinePart) => cells[at.get(part) ?? -1] ?? '';
  const unreadable = (part: LinePart, problem: string): Unreadable => ({
    column: mapping.columns[part] ?? part,
    problem,
  });
  const rrr = cell('rrr').replace(/[\s="'-]/g, '');
  if (!/^\d{1,20}$/.test(rrr)) return unreadable('rrr', `“${cell('rrr')}” is no RRR`);
  const grossKobo = koboOfCell(cell('amount'), mapping.decimalSign);
  if (!grossKobo) return unreadable('amount', `“${cell('amount')}” is no amount`);
  const feeKobo = cell('fee') === '' ? 0 : koboOfCell(cell('fee'), mapping.decimalSign);
  if (feeKobo === undefined) return unreadable('fee', `“${cell('fee')}” is no amount`);
  if (Math.abs(feeKobo) > Math.abs(grossKobo)) return unreadable('fee', 'The fee is larger than the amount');
  const times: Record<'paid' | 'settled', string | null> = { paid: null, settled: null };
  for (const part of ['paid', 'settled'] as const) {
    if (cell(part) === '') continue;
    const instant = instantOfCell(cell(part), mapping.dateFormat);
    if (instant === undefined)
      return unreadable(part, `“${cell(part)}” is no date like ${mapping.dateFormat}`);
    times[part] = instant;
  }
  const reference = cell('reference').slice(0, 100) || null;
  return { rrr, grossKobo, feeKobo, paidAt: times.paid, settledAt: times.settled, reference };
}
