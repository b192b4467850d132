import fc from 'fast-check';
import { CsvRows } from './csvRows.ts';
import {
  type FileMapping,
  findColumns,
  instantOfCell,
  isUnreadable,
  koboOfCell,
  readLine,
} from './settlementLine.ts';

const mapping: FileMapping = {
  separator: ',',
  encoding: 'utf-8',
  columns: { rrr: 'RRR', amount: 'Amount', fee: 'Fee', paid: 'Date', reference: 'Bank' },
  dateFormat: 'DD/MM/YYYY',
  decimalSign: '.',
};
/** The line beneath the headings, read from what a file says. */
function readText(line: string, headings = 'Date,rrr ,Amount,Fee,Bank') {
  const rows = new CsvRows(',');
  const [first, row] = [...rows.push(`${headings}\n${line}`), ...rows.end()];
  if (!first || !row) throw new Error('There is no line');
  const columns = findColumns(first, mapping);
  return isUnreadable(columns) ? columns : readLine(row, columns, mapping);
}
const read = (...cells: string[]) => readText([...cells, ''].map((cell) => `"${cell}"`).join(','));

it.each([
  ['1,234.50', '.', 123_450],
  ['1.234,50', ',', 123_450],
  ['₦ 45 000', '.', 4_500_000],
  ['(100.00)', '.', -10_000],
  ['-0.05', '.', -5],
  ['12.5000', '.', 1_250],
  ['12.505', '.', undefined],
  ['50.000', '.', undefined],
  ['50.000,00', '.', undefined],
  ['50,000.00', ',', undefined],
  ['50,00', '.', undefined],
  ['1,23,456.00', '.', undefined],
  ['1 234 567,5', ',', 123_456_750],
  ['1e9', '.', undefined],
  ['', '.', undefined],
] as const)('the amount %p with %p as decimal sign is %p kobo', (cell, sign, kobo) => {
  expect(koboOfCell(cell, sign)).toBe(kobo);
});

it.each([
  ['31/12/2026', 'DD/MM/YYYY', '2026-12-30T23:00:00.000Z'],
  ['1/12/2026 2:05 PM', 'DD/MM/YYYY', '2026-12-01T13:05:00.000Z'],
  ['12/31/2026 23:59:59', 'MM/DD/YYYY', '2026-12-31T22:59:59.000Z'],
  ['2026-12-31T09:00:00', 'YYYY-MM-DD', '2026-12-31T08:00:00.000Z'],
  ['31/02/2026', 'DD/MM/YYYY', undefined],
  ['31/12/2026 25:00', 'DD/MM/YYYY', undefined],
  ['2026-12-31', 'DD/MM/YYYY', undefined],
] as const)('%p as %s is %p', (cell, format, instant) => {
  expect(instantOfCell(cell, format)).toBe(instant);
});

it('a line is read by the headings, in any order and letter case', () => {
  expect(read('03/10/2026', '2901-2345-678', '50,000.00', '')).toEqual({
    rrr: '29012345678',
    grossKobo: 5_000_000,
    feeKobo: 0,
    paidAt: '2026-10-02T23:00:00.000Z',
    settledAt: null,
    reference: null,
  });
});

it.each([
  [['03/10/2026', 'Total', '50,000.00', ''], 'RRR'],
  [['03/10/2026', '290', '0.00', ''], 'Amount'],
  [['03/10/2026', '290', '50,000.00', 'free'], 'Fee'],
  [['03/10/2026', '290', '50,000.00', '50,001'], 'Fee'],
  [['2026-10-03', '290', '50,000.00', ''], 'Date'],
])('of %p the column %s cannot be read', (cells, column) => {
  expect(read(...cells)).toMatchObject({ column });
});

it.each([
  [
    'an amount with its separator in it',
    '03/10/2026,290,50,000.00,,',
    '6',
    'The line has 6 cells, the first row 5',
  ],
  ['cut off', '03/10/2026,290,50', 'Fee', 'The line has 3 cells, the first row 5'],
  [
    'a quotation mark that stays open',
    '03/10/2026,290,50,,"A\n03/10/2026,291,60,,B',
    'Bank',
    'A quotation mark',
  ],
  ['something behind a quotation mark', '03/10/2026,290,50,,"A" B', 'Bank', 'A quotation mark'],
  [
    'a quotation mark that another line closes',
    '03/10/2026,290,50,,"A\n03/10/2026,291,60,,"B',
    'Bank',
    'A quotation',
  ],
  ['a character that is none', '03/10/2026,290,50,,A\0B', 'Bank', 'A character in it is no text'],
])('a line with %s is refused', (_what, line, column, problem) => {
  expect(readText(line)).toMatchObject({ column, problem: expect.stringContaining(problem) });
});

it('a heading that the file does not have, or has twice, is named', () => {
  expect(readText('1,2,3', 'Date,Amount,Fee')).toMatchObject({ column: 'RRR' });
  expect(readText('1,2,3,4,5,6', 'Date,RRR,Amount,Fee,Bank,amount')).toMatchObject({ column: 'Amount' });
});

it('quoted cells hold separators, quotes and line ends, wherever the pieces of the text end', () => {
  const cells = fc.array(
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' b') }).map((text) => `x${text}x`),
    { minLength: 1, maxLength: 4 },
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 5 }), fc.nat(40), (rows, cut) => {
      const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
      const reader = new CsvRows(',');
      const found = [...reader.push(text.slice(0, cut)), ...reader.push(text.slice(cut)), ...reader.end()];
      expect(found.map((row) => row.cells)).toEqual(rows);
    }),
    { numRuns: 200, seed: 740 },
  );
});

it('a row knows its line, empty ones are left out', () => {
  const reader = new CsvRows(';');
  const rows = [...reader.push('a;b\r\n\r\n;\n"c\nd";e\nf'), ...reader.end()];
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 4, cells: ['c\nd', 'e'] },
    { line: 6, cells: ['f'] },
  ]);
});
