/** Spreadsheets run cells that begin with these characters; an apostrophe in front makes the cell text. */
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
