import type { AppContext } from '../appContext.ts';
import type { PeriodicJob } from '../jobs/index.ts';
import type { Anchors } from './anchors.ts';

const minuteMs = 60_000;
/** Younger rows may still get older neighbours, which would cost their anchors. */
const settledMs = 10 * minuteMs;
const rowsPerAnchor = 500;

/** Anchors the rows after each owner's last anchor; owner 0 is everybody. */
function insertFor(
  { rows, table, id, type }: Anchors,
  { owner, from, of }: Record<'owner' | 'from' | 'of', string>,
) {
  const where = type === undefined ? 'true' : `type = ${type}`;
  const [column, value] = type === undefined ? ['', ''] : ['type, ', `${type}, `];
  return `
    insert into ${table} (${column}user_id, position, created_at, ${id})
    select ${value}${owner}, numbered.position, numbered.created_at, numbered.id
      from ${from}
      left join lateral (
        select position, created_at, ${id} as id from ${table} where ${where} and user_id = ${owner}
         order by position desc limit 1
      ) last on true
     cross join lateral (
        select r.created_at, r.id, coalesce(last.position, 0) + row_number() over (order by r.created_at, r.id) as position
          from ${rows} r
         where ${where} and ${of} and r.created_at < $1
           and (r.created_at, r.id) > (coalesce(last.created_at, '-infinity'), coalesce(last.id, 0))
      ) numbered
     where numbered.position % $2::int = 0`;
}

/** Only clients with rows since everybody's last anchor. */
const recentOwners = ({ rows, type }: Anchors) => `
  (select distinct application_user_id as id from ${rows}
    where ${type === undefined ? 'true' : `type = ${type}`} and created_at >= $3 and created_at < $1) owner`;

/** Sets the anchors that long lists are paged by. The lock keeps rows under way from slipping in before one. */
export async function setAnchors(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  lists: readonly Anchors[],
  every = rowsPerAnchor,
): Promise<void> {
  const before = new Date(clock.now().getTime() - settledMs);
  await db.transaction(async (tx) => {
    for (const anchors of lists) {
      const { rows, table, type } = anchors;
      await tx.query(`lock table ${rows} in share row exclusive mode`);
      const newest = await tx.query<{ at: Date | null }>(
        `select max(created_at) as at from ${table} where user_id = 0 ${type === undefined ? '' : `and type = ${type}`}`,
      );
      const everybody = insertFor(anchors, { owner: '0', from: '(select) everybody', of: 'true' });
      const { rowCount } = await tx.query(everybody, [before, every]);
      if (rowCount === 0) continue;
      const of = 'r.application_user_id = owner.id';
      const clients = insertFor(anchors, { owner: 'owner.id', from: recentOwners(anchors), of });
      await tx.query(clients, [before, every, newest.rows[0]?.at ?? new Date(0)]);
    }
  });
}

export const anchorJob = (kind: string, lists: readonly Anchors[]): PeriodicJob => ({
  kind,
  everyMs: settledMs,
  run: (context) => setAnchors(context, lists),
});
