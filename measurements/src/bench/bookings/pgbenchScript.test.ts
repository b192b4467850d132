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
  { sql: 'update keys set reply = $1', values: [`'{"data":[{"id":4711}]}'`] },
  { sql: 'insert into history values ($1)', values: ["'2026-11-21 21:7:07.7+00'"] },
  { sql: 'commit', values: [] },
];
const written = [
  "select from sessions where token = 'abc';",
  'begin;',
  `insert into keys values (:uid, ('' || :key::text || ''));`,
  String.raw`insert into activities select from x((E'[{"bookingId"\x3a ' || :bid::text || E', "a"\x3a "it''s"}]')::jsonb::jsonb);`,
  String.raw`select pg_notify('live', (E'{"id"\x3a' || :bid::text || E',"userId"\x3a' || :uid::text || '}'));`,
  "insert into journals select unnest(('{' || :bid::text || '}')::bigint[]);",
  String.raw`update keys set reply = (E'{"data"\x3a[{"id"\x3a' || :bid::text || '}]}')::jsonb;`,
  String.raw`insert into history values (E'2026-11-21 21\x3a7\x3a07.7+00');`,
  'commit;',
];

it('varies what one booking had of its own, outside of quotes', () => {
  const lines = pgbenchScript(statements, recorded).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('\\set'))).toEqual(written);
});
