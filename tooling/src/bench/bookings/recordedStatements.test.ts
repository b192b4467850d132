import { recordedStatements } from './recordedStatements.ts';

const log = `2026-11-21 02:00:00.001 GMT [42] LOG:  statement: begin
2026-11-21 02:00:00.002 GMT [42] LOG:  execute <unnamed>: insert into journals (kind, note, at)
\t  values ($1, $2, $10)
2026-11-21 02:00:00.002 GMT [42] DETAIL:  parameters: $1 = 'booking', $2 = 'it''s', $10 = NULL
2026-11-21 02:00:00.003 GMT [42] LOG:  statement: commit
`;

it('reads statements over several lines, with their parameters in place', () => {
  expect(recordedStatements(log).map(({ sql }) => sql)).toEqual([
    'begin',
    "insert into journals (kind, note, at)\n  values ('booking', 'it''s', NULL)",
    'commit',
  ]);
});
