interface Recorded {
  readonly sql: string;
}

const entry = /^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] (LOG|DETAIL): {2}([\s\S]*)$/;

/** Log entries; the lines of one statement that follow the first begin with a tab. */
const entriesOf = (log: string): readonly string[] =>
  log.replaceAll('\n\t', '\n').split(/\n(?=\d{4}-\d\d-\d\d [\d:.]+ )/);

const parameter = /\$(\d+) = (NULL|'(?:[^']|'')*')/g;

const withParameters = (sql: string, detail: string): string => {
  const values = new Map(
    [...detail.matchAll(parameter)].map(([, number = '', value = 'NULL']) => [number, value]),
  );
  return sql.replace(/\$(\d+)/g, (placeholder, number: string) => values.get(number) ?? placeholder);
};

/** The statements that PostgreSQL logged under log_statement = all, in order, with their parameters written in. */
export const recordedStatements = (log: string): readonly Recorded[] => {
  const statements: { sql: string }[] = [];
  for (const text of entriesOf(log)) {
    const [, kind, rest = ''] = text.trimEnd().match(entry) ?? [];
    const sql = rest.match(/^(?:execute [^:]*|statement): ([\s\S]*)$/)?.[1];
    const last = statements.at(-1);
    if (kind === 'LOG' && sql !== undefined) statements.push({ sql: sql.trim() });
    else if (kind === 'DETAIL' && last && rest.startsWith('parameters:'))
      last.sql = withParameters(last.sql, rest);
  }
  return statements;
};
