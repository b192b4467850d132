import { csvLine } from './csv.ts';

it('fields that a spreadsheet would run are made text, numbers stay numbers [EXPORT-01]', () => {
  expect(csvLine(['=1+1', '+234', '-x', '@SUM(A1)', '\tx', '\rx', -5, 12.5, null])).toBe(
    `'=1+1,'+234,'-x,'@SUM(A1),'\tx,"'\rx",-5,12.5,\r\n`,
  );
});

it('amounts keep their minus and their decimals, and nothing else that begins with one does', () => {
  expect(csvLine(['-120000.00', '-1+1', '-1.00+1'])).toBe("-120000.00,'-1+1,'-1.00+1\r\n");
});

it.each(['\n=1+1', '＝1+1', '＋234', '－x', '＠SUM(A1)'])('%j is made text too [EXPORT-01]', (value) => {
  expect(csvLine([value])).toMatch(/^"?'/);
});

it('commas, quotes and line breaks are quoted', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', 'plain'])).toBe('"a,b","say ""x""","two\nlines",plain\r\n');
});
