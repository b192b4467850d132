import fc from 'fast-check';
import { freshDatabase } from '../testing/testDatabase.ts';
import { csvCellSql, csvField, csvLine } from './csv.ts';

it('fields that a spreadsheet would run are made text, numbers stay numbers [EXPORT-01]', () => {
  expect(csvLine(['=1+1', '+234', '-x', '@SUM(A1)', '\tx', -5, 12.5, null])).toBe(
    `'=1+1,'+234,'-x,'@SUM(A1),'\tx,-5,12.5,\r\n`,
  );
});

it('commas, quotes and line breaks are quoted', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', 'plain'])).toBe('"a,b","say ""x""","two\nlines",plain\r\n');
});

it('the database writes every text as this server does', async () => {
  const db = await freshDatabase();
  const pieces = ['=', '+', '-', '@', '\t', '\r', '\n', ',', '"', "'", '\\', ' ', 'a', '₦', 'é', '0'];
  const text = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 6 });
  const given = ['', ...pieces, ...fc.sample(text, { numRuns: 2000, seed: 1 })];
  const { rows } = await db.query<{ cell: string }>(
    `select ${csvCellSql('text')} as cell from unnest($1::text[]) with ordinality as given (text, place) order by place`,
    [given],
  );
  expect(rows.map(({ cell }) => cell)).toEqual(given.map(csvField));
  await db.close();
});
