import { csvLine } from './csv.ts';

it('fields that a spreadsheet would run are made text, numbers stay numbers [EXPORT-01]', () => {
  expect(csvLine(['=1+1', '+234', '-x', '@SUM(A1)', '\tx', '\rx', -5, 12.5, null])).toBe(
    `'=1+1,'+234,'-x,'@SUM(A1),'\tx,"'\rx",-5,12.5,\r\n`,
  );
});

it('commas, quotes and line breaks are quoted', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', 'plain'])).toBe('"a,b","say ""x""","two\nlines",plain\r\n');
});
