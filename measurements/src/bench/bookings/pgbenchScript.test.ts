import { pgbenchScript } from './pgbenchScript.ts';

const recorded = {
  users: { first: 7, last: 9 },
  userId: 7,
  bookingId: 4711,
  idempotencyKey: 'key-1',
};
const statements = [
  { sql: 'select from sessions where token = $1', values: ["'abc'"] },
  { sql: 'begin', values: [] },
  { sql: 'insert into keys values ($1, $2)', values: ["'7'", "'key-1'"] },
  {
    sql: 'insert into activities select from x($1::jsonb)',
    values: [`'[{"bookingId": 4711, "a": "it''s"}]'`],
  },
  { sql: `select pg_notify('live', $1)`, values: [`'{"id":4711,"userId":7}'`] },
  { sql: 'insert into journals select unnest($1::bigint[])', values: ["'{4711}'"] },
  { sql: 'insert into history values ($1)', values: ["'2026-11-21 21:7:07.7+00'"] },
  { sql: 'commit', values: [] },
];
const written = [
  "select from sessions where token = 'abc';",
  'begin;',
  "insert into keys values (' :uid', ':key');",
  `insert into activities select from x('[{"bookingId":  :bid, "a": "it''s"}]'::jsonb);`,
  `select pg_notify('live', '{"id": :bid,"userId": :uid}');`,
  "insert into journals select unnest('{ :bid}'::bigint[]);",
  "insert into history values ('2026-11-21 21:7:07.7+00');",
  'commit;',
];

it('varies what one booking had of its own, and no part of a time', () => {
  const lines = pgbenchScript(statements, recorded).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('\\set'))).toEqual(written);
});
