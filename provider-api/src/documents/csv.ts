import { lagosDate, lagosTime } from 'shared-api/rules';

/** Spreadsheets run what begins like this, also in full width; an apostrophe makes it text (G84). */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

export type CsvValue = string | number | null;

/** One cell, quoted where it must be. */
export function csvField(value: CsvValue): string {
  if (value === null) return '';
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

/** UTF-8 with its mark, so that spreadsheets read names and the naira sign right. */
export const csvStart = '\ufeff';

/** 2026-12-01, as it is in Lagos: what a spreadsheet reads as a day. */
export const csvDay = (at: Date): string => lagosDate(at);
/** 2026-12-01 09:05, beneath a heading that says WAT. */
export const csvMoment = (at: Date): string => `${lagosDate(at)} ${lagosTime(at)}`;
