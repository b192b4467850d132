import { securityTableProblems } from './securityTable.ts';

const table = `Of 6 requirements 1 are met, 1 partly, 1 not, 3 do not apply.

| No. | Met how | Proved by |
| --- | --- | --- |
| 1.1.1 | decoding: once | fuzz.test.ts, accounts/review/review.test.ts; \`npm run fault-tests -- attack\` |
| 1.1.2 | **Partly** encoding: last | tooling/src/root.ts |
| 1.1.3 | **Not met** scanning: none |  |
| 1.1.4 | – no LDAP |  |

| Why | Requirements |
| --- | --- |
| no XML | 1.1.5, 1.1.6 |
`;

it('a table that is counted rightly and names what exists is true', () => {
  const asked: string[] = [];
  const exists = (file: string) => asked.push(file) > 0;
  expect(securityTableProblems(table, exists)).toEqual([]);
  expect(asked).toEqual([
    'provider-api/src/http/fuzz.test.ts',
    'provider-api/src/domains/accounts/review/review.test.ts',
    'tooling/src/root.ts',
  ]);
});

it('a wrong count and a proof that does not exist are reported', () => {
  expect(securityTableProblems(table.replace('1 are met', '2 are met'), () => true)).toEqual([
    'docs/asvs.md states 2 for "met", and its table has 1',
  ]);
  expect(securityTableProblems(table, (file) => !file.includes('fuzz'))).toEqual([
    'docs/asvs.md names provider-api/src/http/fuzz.test.ts, which does not exist',
  ]);
});

it('a document without the table is no proof', () => {
  expect(securityTableProblems('', () => true)).toHaveLength(5);
});
