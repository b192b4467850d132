import { readSettlement } from './readSettlement.ts';
import { instantOfCell, koboOfCell } from './settlementCells.ts';
import { type FileMapping, partNamedTwice } from './settlementLine.ts';

const mapping: FileMapping = {
  separator: ',',
  encoding: 'utf-8',
  columns: { rrr: 'RRR', amount: 'Amount', fee: 'Fee', paid: 'Date', reference: 'Bank' },
  dateFormat: 'DD/MM/YYYY',
  decimalSign: '.',
};
/** Returns the line beneath the headings. */
function readText(line: string, headings = 'Date,rrr ,Amount,Fee,Bank') {
  const [first] = readSettlement(`${headings}\n${line}`, mapping).lines;
  if (!first) throw new Error('There is no line');
  return first;
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
  ['05-Dec-2026', 'DD-MMM-YYYY', '2026-12-04T23:00:00.000Z'],
  ['05-Dec-2026', 'YYYY-MM-DD', '2026-12-04T23:00:00.000Z'],
  ['5-DEC-26 14:05', 'MM/DD/YYYY', '2026-12-05T13:05:00.000Z'],
  ['5 December 2026, 2:05 PM', 'DD/MM/YYYY', '2026-12-05T13:05:00.000Z'],
  ['Dec 5, 2026 09:00', 'DD.MM.YYYY', '2026-12-05T08:00:00.000Z'],
  ['5th Sept 2026', 'DD/MM/YYYY', '2026-09-04T23:00:00.000Z'],
  ['31-Feb-2026', 'DD-MMM-YYYY', undefined],
  ['05-Foo-2026', 'DD-MMM-YYYY', undefined],
  ['05/12/2026', 'DD-MMM-YYYY', undefined],
  ['31/12/9999', 'DD/MM/YYYY', undefined],
  ['31/12/1999', 'DD/MM/YYYY', undefined],
  ['05-Dec-9999', 'DD-MMM-YYYY', undefined],
] as const)('%p as %s is %p', (cell, format, instant) => {
  expect(instantOfCell(cell, format)).toBe(instant);
});

it('a line is read by the headings, in any order and letter case', () => {
  expect(read('03/10/2026', '2901-2345-678', '50,000.00', '')).toEqual({
    number: 2,
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
  [['03/10/2026', '290', '50,000.00', '-1'], 'Fee'],
  [['03/10/2026', '290', '50,000.00', '(0.01)'], 'Fee'],
  [['2026-10-03', '290', '50,000.00', ''], 'Date'],
  [['03/10/9999', '290', '50,000.00', ''], 'Date'],
])('of %p the column %s cannot be read', (cells, column) => {
  expect(read(...cells)).toMatchObject({ column });
});

it.each([
  [
    'an amount with its separator in it',
    '03/10/2026,290,50,000.00,,',
    '6',
    'The line has 6 cells, the headings 5',
  ],
  ['cut off', '03/10/2026,290,50', 'Fee', 'The line has 3 cells, the headings 5'],
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

it('a heading and an RRR are the same with unseen marks and more blanks', () => {
  expect(readText('1/2/2026,\u200e29\u202c0,50,,', 'Date, RRR\u200b,Amount\u00a0,Fee,Bank')).toMatchObject({
    rrr: '290',
  });
});

it('a heading that the file does not have, or has twice, is named', () => {
  expect(readText('1,2,3', 'Date,Amount,Fee')).toMatchObject({ column: 'RRR' });
  expect(readText('1,2,3,4,5,6', 'Date,RRR,Amount,Fee,Bank,amount')).toMatchObject({ column: 'Amount' });
});

it('a mapping that looks for two parts beneath one heading is told which', () => {
  const columns = { rrr: 'RRR', amount: 'Amount', fee: null, paid: 'Date' };
  expect(partNamedTwice(columns)).toBeUndefined();
  expect(partNamedTwice({ ...columns, fee: ' amount' })).toBe('fee');
  expect(partNamedTwice({ ...columns, settled: 'Date' })).toBe('settled');
});

it('what is told of a cell has at most 80 letters of it', () => {
  const long = 'x'.repeat(8_000_000);
  for (const cells of [
    ['03/10/2026', long, '50', ''],
    ['03/10/2026', '290', long, ''],
    ['03/10/2026', '290', '50', long],
    [long, '290', '50', ''],
  ])
    expect(JSON.stringify(read(...cells)).length).toBeLessThan(200);
  expect(JSON.stringify(readText('1,2', `Date,RRR,${long},Amount,Fee`)).length).toBeLessThan(200);
});
