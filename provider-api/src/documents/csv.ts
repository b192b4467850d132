/**
 * Spreadsheets run a cell as a formula if the cell begins with one of these characters. With an apostrophe in
 * front, the cell is plain text.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

const amountBelowZero = /^-\d+\.\d\d$/;

export type CsvValue = string | number | object | null;

function csvField(value: CsvValue): string {
  if (value === null) return '';
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text =
    typeof value === 'string' && formula.test(value) && !amountBelowZero.test(value) ? `'${value}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

export const csvStart = '\ufeff';
