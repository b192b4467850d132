import type { Queryable } from '../db/index.ts';

/** Text is compared without accents and in lower case. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsIn = (lines: readonly string[], words: readonly string[]): string[] => {
  const read = lines.map(plain);
  return words.flatMap((word) =>
    read.filter((line) => line.includes(plain(word))).map((line) => `${word}: ${line.slice(0, 300)}`),
  );
};

/** Reads every row of every table, because the packaged PostgreSQL has no pg_dump. */
export async function wordsInDatabase(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select to_json(t)::text as row from "${name}" t`);
    all.push(...rows.map(({ row }) => `${name} ${JSON.stringify(JSON.parse(row))}`));
  }
  return wordsIn(all, words);
}
