import type { Queryable } from '../../db/index.ts';

export const words = 'audit_words(a.actor_name, a.action, a.subject_id, a.reason, a.after)';

/** If the audit has at most this many entries, a search for any word is fast. */
const shortUpTo = 5000;
const newest = 500;
const commonFrom = 5;

/**
 * Returns the words that are rare in the newest entries: a search in the index reads every entry with the
 * word, so only rare words are searched there. In a short audit all words count as rare.
 */
export async function rareWords(db: Queryable, queries: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ query: string }>(
    `with last as materialized (
       select ${words} as words from audit a
        where (select max(id) from audit) > ${shortUpTo} order by a.at desc, a.id desc limit ${newest})
     select query from unnest($1::text[]) with ordinality as asked (query, place)
      where (select count(*) from last where words @@ query::tsquery) < ${commonFrom}
      order by place`,
    [queries],
  );
  return rows.map(({ query }) => query);
}
