export interface Recorded {
  readonly sql: string;
  readonly values: readonly string[];
}

const entry = /^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] (LOG|DETAIL): {2}([\s\S]*)$/;

const entriesOf = (log: string): readonly string[] =>
  log.replaceAll('\n\t', '\n').split(/\n(?=\d{4}-\d\d-\d\d [\d:.]+ )/);

const parameter = /\$\d+ = (NULL|'(?:[^']|'')*')/g;

const valuesIn = (detail: string): string[] => [...detail.matchAll(parameter)].map(([, value = '']) => value);

export const recordedStatements = (log: string): readonly Recorded[] => {
  const statements: { sql: string; values: readonly string[] }[] = [];
  for (const text of entriesOf(log)) {
    const [, kind, rest = ''] = text.trimEnd().match(entry) ?? [];
    const sql = rest.match(/^(?:execute [^:]*|statement): ([\s\S]*)$/)?.[1];
    const last = statements.at(-1);
    if (kind === 'LOG' && sql !== undefined) statements.push({ sql: sql.trim(), values: [] });
    else if (kind === 'DETAIL' && last && rest.startsWith('parameters:')) last.values = valuesIn(rest);
  }
  return statements;
};

/** The log contains other statements before the session look-up and after the commit. */
export const requestOf = (statements: readonly Recorded[], idempotencyKey: string): readonly Recorded[] => {
  const claim = statements.findIndex(({ values }) => values.includes(`'${idempotencyKey}'`));
  const first = statements.slice(0, claim).findLastIndex(({ sql }) => /from sessions\b/.test(sql));
  const length = statements.slice(claim).findIndex(({ sql }) => sql === 'commit');
  if (claim < 0 || first < 0 || length < 0) throw new Error('The booking is not in the log');
  return statements.slice(first, claim + length + 1);
};
