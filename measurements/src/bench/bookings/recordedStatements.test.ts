import { recordedStatements, requestOf } from './recordedStatements.ts';

const log = `2026-11-21 02:00:00.001 GMT [42] LOG:  statement: begin
2026-11-21 02:00:00.002 GMT [42] LOG:  execute <unnamed>: insert into journals (kind, note, at)
\t  values ($1, $2, $3)
2026-11-21 02:00:00.002 GMT [42] DETAIL:  parameters: $1 = 'booking', $2 = 'it''s', $3 = NULL
2026-11-21 02:00:00.003 GMT [42] LOG:  execute Zm9v_2: select 1
2026-11-21 02:00:00.003 GMT [42] LOG:  statement: commit
`;

it('reads statements over several lines, named or not, with their parameters', () => {
  expect(recordedStatements(log)).toEqual([
    { sql: 'begin', values: [] },
    {
      sql: 'insert into journals (kind, note, at)\n  values ($1, $2, $3)',
      values: ["'booking'", "'it''s'", 'NULL'],
    },
    { sql: 'select 1', values: [] },
    { sql: 'commit', values: [] },
  ]);
});

it('finds one booking among others', () => {
  const plain = (sql: string, ...values: string[]) => ({ sql, values });
  const others = [plain('select from sessions where token = $1', "'a'"), plain('begin'), plain('commit')];
  const own = [
    plain('select from sessions where token = $1', "'a'"),
    plain('begin'),
    plain('insert into keys values ($1)', "'key-1'"),
    plain('commit'),
  ];
  expect(requestOf([...others, ...own, ...others], 'key-1')).toEqual(own);
  expect(() => requestOf(others, 'key-1')).toThrow('not in the log');
});
