import type { Queryable } from '../../db/index.ts';

export const words = 'audit_words(a.actor_name, a.action, a.subject_id, a.reason, a.after)';

/** Ids increase by one, so a last id up to this means few enough entries for any search. */
const shortUpTo = 5000;
const newest = 500;
const commonFrom = 5;

/**
 * The words of a query that few entries have, judged by the newest entries; in a short audit, all words. The index
 * reads every entry with a word, even if only a few are needed.
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
