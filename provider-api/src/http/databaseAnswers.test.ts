import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFailure } from '../db/failures.ts';
import { packageFolder } from '../db/index.ts';
import { refusalOf } from './problems.ts';

const folder = path.join(packageFolder(), 'migrations');
const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');
const namesIn = (pattern: RegExp) => [
  ...new Set([...migrations.matchAll(pattern)].map(([, name = '']) => name)),
];

const answerTo = (constraint: string, code: string) => {
  const refusal = refusalOf(databaseFailure({ code, message: 'refused', constraint }));
  return refusal && [refusal.status, refusal.code];
};

/** Only a fault in the portal's own code can cause these refusals. */
const faults = ['journal_balanced', 'ledger_append_only'];

it.each([
  ['month_closed', '23001', [409, 'month_closed']],
  ['wallet_not_overdrawn', '23514', [400, 'insufficient_funds']],
  ...namesIn(/constraint (\w+_(?:second_person|third_hand)) check/g).map((name) => [
    name,
    '23514',
    [403, 'second_person'],
  ]),
  ...namesIn(/create unique index (\w+)/g).map((name) => [name, '23505', [409, 'changed_meanwhile']]),
  ...faults.map((name) => [name, '23001', undefined]),
] as [string, string, unknown][])('the refusal %s of the database has its answer', (name, code, answer) => {
  expect(answerTo(name, code)).toEqual(answer);
});

it('every trigger that refuses is among them', () => {
  expect(migrations.match(/raise exception/gi)).toHaveLength(6);
  expect(namesIn(/constraint = '(\w+)'/g).sort()).toEqual([...faults, 'month_closed'].sort());
});
