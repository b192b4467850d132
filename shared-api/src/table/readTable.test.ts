import fc from 'fast-check';
import { decodeTable, isText } from './decodeTable.ts';
import { notesOn, readTable } from './readTable.ts';

const cellsOf = (text: string) => Array.from(readTable(text).rows, ({ cells }) => cells);

it.each([
  ['commas', 'Name,Phone\nAda,0803'],
  ['semicolons', 'Name;Phone\r\nAda;0803\r\n'],
  ['cells of a spreadsheet', 'Name\tPhone\nAda\t0803'],
  ['vertical bars', 'Name|Phone\nAda|0803'],
  ['a byte order mark', '\ufeffName,Phone\r\nAda,0803'],
  ['line ends of an old Mac', 'Name,Phone\rAda,0803\r'],
  ['the separator named', 'sep=;\r\nName;Phone\r\nAda;0803'],
  ['the separator named in marks', '"sep=,"\nName,Phone\nAda,0803'],
  ['the separator named, and filled up', 'SEP=;;\nName;Phone\nAda;0803'],
  ['the separator tab named', 'sep=\t\nName\tPhone\nAda\t0803'],
  ['everything in marks', '"Name","Phone"\n"Ada","0803"'],
  ['blanks around marks', ' "Name" , "Phone" \n Ada , 0803 '],
  ['text as a formula', 'Name,Phone\n"=""Ada""",="0803"'],
  ['empty rows', '\n\nName,Phone\n,\n\nAda,0803\n , \n'],
  ['empty rows of marks', 'Name,Phone\n"",""\nAda,0803'],
  ['protected spaces', 'Name\u00a0,\u00a0Phone\nAda,0803\u00a0'],
])('a table with %s is read', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['Name', 'Phone'],
    ['Ada', '0803'],
  ]);
});

it.each([
  ['amounts with commas', 'RRR;Amount\n290;1,234,567.00\n291;50,000.00', ';'],
  ['decimal commas', 'RRR;Betrag\n290;1.234,50\n291;50,00', ';'],
  ['a letterhead with commas', 'Gamma, Lagos, Nigeria\nRRR;Amount;Fee\n290;50;1\n291;60;1', ';'],
  ['remarks with commas', 'Name\tRemark\nAda\ta, b, c, d, e', '\t'],
  ['separators in marks', '"a;b;c;""d""",e\n1,"two\nlines"\n\n3,4', ','],
] as const)('the separator is told where there are %s', (_what, text, separator) => {
  expect(readTable(text).separator).toBe(separator);
});

it('a row knows its line in the source, whatever was left out above it', () => {
  expect([...readTable('sep=;\r\n\r\n"a\nb";c\r\n;\r\nd;e').rows]).toEqual([
    { number: 3, cells: ['a\nb', 'c'] },
    { number: 6, cells: ['d', 'e'] },
  ]);
});

it('rows may be longer or shorter than others', () => {
  expect(cellsOf('a,b,c\nd\ne,f,g,h,')).toEqual([['a', 'b', 'c'], ['d'], ['e', 'f', 'g', 'h', '']]);
});

it.each([
  ['a,"b\nc,d', ['a', '"b'], ['c', 'd']],
  ['a,"b" c\nd,e', ['a', '"b" c'], ['d', 'e']],
  ['a,"b\nc,"d', ['a', '"b'], ['c', '"d']],
])('a mark that does not pair is text, and takes no other line with it: %j', (text, first, second) => {
  const rows = [...readTable(text).rows];
  expect(rows.map(({ cells }) => cells)).toEqual([first, second]);
  expect(rows[0]?.misquoted).toBe(1);
  expect(notesOn(rows)[0]).toMatch(/^Line 1.*: a quotation mark without another is read as text/);
});

it('what is read as text is told with its first line', () => {
  const rows = [...readTable('a,b\n="1",c\n="2",d\n="3",e').rows];
  expect(notesOn(rows)).toEqual(['Line 2 and 2 more: what is written as ="…" is read as text']);
});

it('quoted cells hold separators, quotes and line ends', () => {
  const cells = fc.array(
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' b') }).map((text) => `x${text}x`),
    { minLength: 1, maxLength: 4 },
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 5 }), (rows) => {
      const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
      expect(Array.from(readTable(text, ',').rows, (row) => row.cells)).toEqual(rows);
    }),
    { numRuns: 200, seed: 740 },
  );
});

const bytes = (...codes: number[]) => Uint8Array.from(codes);
it.each([
  ['UTF-16 by its mark', bytes(0xff, 0xfe, 0xd2, 0x00), 'utf-8', 'Ò'],
  ['UTF-16 in the other order', bytes(0xfe, 0xff, 0x00, 0xd2), 'windows-1252', 'Ò'],
  ['UTF-8', bytes(0xc3, 0x92), 'utf-8', 'Ò'],
  ['UTF-8 by its mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0x92), 'windows-1252', 'Ò'],
  ['Windows-1252', bytes(0xd2, 0x41), 'utf-8', 'ÒA'],
  ['Windows-1252, as is said', bytes(0xc3, 0x92), 'windows-1252', 'Ã’'],
] as const)('bytes are read as %s', (_what, content, encoding, text) => {
  expect(decodeTable(content, encoding)).toBe(text);
});

it.each([
  [bytes(0x50, 0x4b, 0x03, 0x04), false],
  [bytes(0xd0, 0xcf, 0x11, 0xe0), false],
  [bytes(0x41, 0x00, 0x42), false],
  [bytes(0xff, 0xfe, 0x41, 0x00), true],
  [bytes(0x41, 0x42), true],
  [bytes(), true],
])('%j begins a text: %s', (head, is) => {
  expect(isText(head)).toBe(is);
});
