export interface Recorded {
  readonly sql: string;
  readonly values: readonly string[];
}

const statement =
  /LOG: {2}(?:execute [^:]*|statement): ([\s\S]*?)\n(?:.* DETAIL: {2}parameters: ([\s\S]*?)\n)?(?=\d{4}-\d\d-\d\d [\d:.]+ |$)/g;

const parameter = /\$\d+ = (NULL|'(?:[^']|'')*')/g;

export const recordedStatements = (log: string): readonly Recorded[] =>
  [...log.replaceAll('\n\t', '\n').matchAll(statement)].map(([, sql = '', parameters = '']) => ({
    sql: sql.trim(),
    values: [...parameters.matchAll(parameter)].map(([, value = '']) => value),
  }));

/** The log contains other statements before the session look-up and after the commit. */
export const requestOf = (statements: readonly Recorded[], idempotencyKey: string): readonly Recorded[] => {
  const claim = statements.findIndex(({ values }) => values.includes(`'${idempotencyKey}'`));
  const first = statements.slice(0, claim).findLastIndex(({ sql }) => /from sessions\b/.test(sql));
  const length = statements.slice(claim).findIndex(({ sql }) => sql === 'commit');
  if (claim < 0 || first < 0 || length < 0) throw new Error('The booking is not in the log');
  return statements.slice(first, claim + length + 1);
};
