import { likelyHeadings, readSettlement } from './readSettlement.ts';
import { judgeSettlementFile, maxSettlementBytes } from './settlementFile.ts';
import { type FileMapping, isUnreadable } from './settlementLine.ts';

const mapping: FileMapping = {
  separator: ',',
  encoding: 'utf-8',
  columns: { rrr: 'RRR', amount: 'Amount', fee: 'Fee', paid: 'Date', reference: 'Bank' },
  dateFormat: 'DD/MM/YYYY',
  decimalSign: '.',
};
const headings = 'Date,RRR,Amount,Fee,Bank';
const lines = '03/10/2026,290,"50,000.00",100,GTB\n04/10/2026,291,"25,000.00",,UBA';

function read(text: string, own: Partial<FileMapping> = {}) {
  const { lines: found, notes } = readSettlement(text, { ...mapping, ...own });
  const all = Array.from(found, (line) =>
    isUnreadable(line)
      ? `${line.number} ${line.column}: ${line.problem}`
      : [line.number, line.rrr, line.grossKobo, line.paidAt?.slice(0, 10)],
  );
  return { all, notes };
}

const from = (first: number) => [
  [first, '290', 5_000_000, '2026-10-02'],
  [first + 1, '291', 2_500_000, '2026-10-03'],
];

it.each([
  ['nothing above the headings', `${headings}\n${lines}`, 2, []],
  [
    'a letterhead',
    `Zenith Bank Plc\nStatement of October 2026\n\n${headings}\n${lines}`,
    5,
    ['Lines 1 to 2 are above the headings and left out: “Zenith Bank Plc”'],
  ],
  [
    'a padded letterhead',
    `Remita,,,,\nPeriod,01/10/2026,31/10/2026,,\n${headings}\n${lines}`,
    4,
    ['Lines 1 to 2 are'],
  ],
  ['a letterhead in a mark', `"Zenith Bank, "Marina"\n${headings}\n${lines}`, 3, ['Line 1 is above']],
  ['a separator named', `sep=,\n${headings}\n${lines}`, 3, ['Line 1, which says what separates']],
  ['totals', `${headings}\n${lines}\nTotal,,"75,000.00",100,`, 2, ['Line 4 is the total']],
  ['a grand total', `${headings}\n${lines}\n,,"75,000.00",,Grand total:`, 2, ['Line 4 is the total']],
  ['numbers as text', `${headings}\n03/10/2026,="290","=""50,000.00""",,\n04/10/2026,'291,25000,,`, 2, []],
  ['named months', `${headings}\n03-Oct-2026,290,50000,,\n4 October 2026,291,25000,,`, 2, []],
])('a settlement file with %s is read', (_what, text, first, notes) => {
  expect(read(text)).toEqual({
    all: from(first),
    notes: notes.map((note) => expect.stringContaining(note)),
  });
});

it('a settlement file of Excel in a country with decimal commas is read', () => {
  const text =
    'Konto 4711;;;;\nDate;RRR;Amount;Fee;Bank\n03.10.2026;290;50.000,00;100,00;GTB\n04.10.2026;291;25.000,00;;UBA';
  expect(read(text, { separator: ';', decimalSign: ',', dateFormat: 'DD.MM.YYYY' }).all).toEqual(from(3));
});

it.each([
  [
    'a total that is another',
    `${headings}\n${lines}\nTotal,,"75,000.01",,`,
    '4 RRR: The file gives “75,000.01” as the total',
  ],
  [
    'a payer called Total without an RRR',
    `${headings}\n${lines}\n05/10/2026,,"75,000.00",,Total Energies`,
    '4 RRR: “” is no RRR',
  ],
  ['a foot', `${headings}\n${lines}\nPrepared by the treasury`, '4 RRR: The line has 1 cells'],
  ['no headings', lines, '1 RRR: The file has no column of this name'],
  [
    'headings in the eleventh row',
    `${'Zenith\n'.repeat(10)}${headings}\n${lines}`,
    '1 RRR: The file has no column',
  ],
  ['a heading twice', 'Zenith\nDate,RRR,Amount,Amount,Fee,Bank\n', '2 Amount: The file has two columns'],
  ['a heading too few', 'Zenith\nDate,RRR,Sum,Fee,Bank\n', '2 Amount: The file has no column'],
])('a settlement file with %s is refused by line and column', (_what, text, problem) => {
  expect(read(text).all.at(-1)).toEqual(expect.stringContaining(problem));
});

it.each([
  `${headings}\n${lines}`,
  `Zenith Bank Plc\nAccount,0123456789\n${headings}\n${lines}`,
  `Zenith Bank,Marina,Lagos,,\nPeriod,October 2026\n${headings}\n${lines}`,
])('the headings to choose from are those of the table: %j', (text) => {
  expect(likelyHeadings(text, { separator: ',' })).toEqual(headings.split(','));
});

const bytes = (...codes: number[]) => Uint8Array.from(codes);
const refused = 'Only CSV files are accepted.';
it.each([
  ['october.csv', 20, bytes(0x44, 0x61), { type: 'text/csv' }],
  ['OCTOBER.TXT', 20, bytes(0xff, 0xfe, 0x44, 0), { type: 'text/csv' }],
  ['october.csv', maxSettlementBytes, bytes(0x44), { type: 'text/csv' }],
  ['october.csv', maxSettlementBytes + 1, bytes(0x44), { problem: 'The file is larger than 10MB' }],
  ['october.csv', 0, bytes(), { problem: 'The file is empty' }],
  ['october.pdf', 20, bytes(0x25), { problem: refused }],
  ['october.csv', 20, bytes(0x44, 0), { problem: refused }],
  ['october.csv', 20, bytes(0x50, 0x4b, 3, 4), { problem: `${refused} This is a workbook: save it as CSV` }],
])('%s of %d bytes that begins with %j: %j', (name, size, head, judged) => {
  expect(judgeSettlementFile({ name, size, head })).toEqual(judged);
});
