import type { Queryable } from '../../db/index.ts';

/** An index finds an entry by these words. */
export const words = 'audit_words(a.actor_name, a.action, a.subject_id, a.reason, a.after)';

/** Ids are given in turn: up to this one there are no more entries than an index may find. */
const shortUpTo = 5000;
const newest = 500;
const commonFrom = 5;

/**
 * Those of a query's words that few entries bear, going by the newest; all of them where the audit is short. An index
 * reads everything that a word finds, however little of it is wanted.
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
