import type { Forgetting, PersonalColumn, PersonalTable } from './PersonalTable.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const placeholders = {
  '{id}': 'id::text',
  '{account}': `case when member_of is null then 'client ' else 'member ' end || id`,
};

const withPlaceholders = (word: string): string =>
  Object.entries(placeholders).reduce(
    (sql, [placeholder, value]) =>
      word.includes(placeholder) ? `replace(${sql}, '${placeholder}', ${value})` : sql,
    quoted(word),
  );

function erasedSql(name: string, { erased, keys }: PersonalColumn): string {
  if (keys) return `erased_keys(${name}, array[${keys.map(quoted).join()}], 'Erased')`;
  if (erased === null || erased === 'false') return String(erased);
  return `case when ${name} is not null then ${withPlaceholders(erased ?? '')} end`;
}

const erasable = ({ columns }: PersonalTable, names: readonly string[]) =>
  names.flatMap((name) => {
    const column = columns[name];
    return column && column.erased !== undefined ? [[name, column] as const] : [];
  });

/**
 * Returns SQL that erases the data of the person $1 in a row. Undefined if the table has no data to erase.
 */
export function erasingSet(table: PersonalTable): string | undefined {
  const sets = erasable(table, Object.keys(table.columns)).map(([name, column]) => {
    const value = erasedSql(name, column);
    return `${name} = ${column.where ? `case when ${column.where} then ${value} else ${name} end` : value}`;
  });
  return sets.length > 0 ? sets.join(', ') : undefined;
}

const forgotten = (table: PersonalTable, { columns, keys }: Forgetting) =>
  erasable(table, columns).map(
    ([name, column]) => [name, erasedSql(name, keys ? { ...column, keys } : column)] as const,
  );

/** Returns SQL that erases the columns of a row, whichever person the row is about. */
export const forgettingSet = (table: PersonalTable, forgetting: Forgetting): string =>
  forgotten(table, forgetting)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');

export const notErased = (table: PersonalTable, forgetting: Forgetting): string =>
  `(${forgotten(table, forgetting)
    .map(([name, value]) => `${name} is distinct from ${value}`)
    .join(' or ')})`;
