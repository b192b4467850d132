import { onlyRow } from '../db/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';
import { housekeeping } from './housekeeping.ts';

const server = forAllTests(startTestServer);

const runAll = async () => {
  for (const job of housekeeping) await job.run(server.context);
};
const countOf = async (table: string) =>
  onlyRow(await server.db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows;
/** One row that may go, and one that is still of use. */
const addBoth = async (table: string, statement: string, values: readonly (readonly unknown[])[]) => {
  const before = await countOf(table);
  for (const row of values) await server.db.query(statement, [...row]);
  return before;
};

it.each([
  ['verify', 'verification'],
  ['reset', 'a reset or an invitation'],
  ['track', 'following a registration'],
])('codes of %s, for %s, go a month after their end', async (purpose) => {
  const { id } = await server.account('Client');
  const before = await addBoth(
    'account_codes',
    `insert into account_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, $2, $3, now() - interval '400 days', now() - $4::interval)`,
    [
      [id, purpose, `${purpose} old`, '31 days'],
      [id, purpose, `${purpose} late`, '29 days'],
    ],
  );
  await runAll();
  expect(await countOf('account_codes')).toBe(before + 1);
});

it('codes of surveys go a month after their end, and so do sessions', async () => {
  const { id } = await server.account('Client');
  const ages = ['31 days', '29 days'];
  const surveys = await addBoth(
    'survey_codes',
    `insert into survey_codes (booking_id, user_id, code_hash, created_at, expires_at)
     values ($1, $2, $3, now() - interval '90 days', now() - $4::interval)`,
    ages.map((age, index) => [900_000 + index, id, age, age]),
  );
  const sessions = await addBoth(
    'sessions',
    `insert into sessions (user_id, token_hash, created_at, last_used_at, expires_at)
     values ($1, $2, now() - interval '90 days', now() - interval '90 days', now() - $3::interval)`,
    ages.map((age) => [id, age, age]),
  );
  await runAll();
  expect(await countOf('survey_codes')).toBe(surveys + 1);
  expect(await countOf('sessions')).toBe(sessions + 1);
});

it('failures of addresses that nobody signs in with are forgotten after a day', async () => {
  const before = await addBoth(
    'sign_in_failures',
    `insert into sign_in_failures (email_hash, failures, last_failed_at) values ($1, 9, now() - $2::interval)`,
    [
      ['old', '25 hours'],
      ['new', '23 hours'],
    ],
  );
  await runAll();
  expect(await countOf('sign_in_failures')).toBe(before + 1);
});
