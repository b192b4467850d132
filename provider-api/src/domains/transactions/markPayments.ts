import type { PeriodicJob } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { fundType, registrationType } from './transactionTypes.ts';

const minuteMs = 60_000;
/** Younger payments may still get older neighbours, which would cost their marks. */
const settledMs = 10 * minuteMs;
const paymentsPerMark = 500;

const lastMark = (user: string) => `
  select position, created_at, payment_id from payment_marks where type = $3::int and user_id = ${user}
   order by position desc limit 1`;

/** The payments after the owner's last mark, numbered on from it. */
const numbered = (ofOwner: string) => `
  select p.created_at, p.id, coalesce(last.position, 0) + row_number() over (order by p.created_at, p.id) as position
    from payments p
   where p.type = $3::int and ${ofOwner} and p.created_at < $1
     and (p.created_at, p.id) > (coalesce(last.created_at, '-infinity'), coalesce(last.payment_id, 0))`;

const markAll = `
  insert into payment_marks (type, user_id, position, created_at, payment_id)
  select $3::int, 0, numbered.position, numbered.created_at, numbered.id
    from (select) everybody left join lateral (${lastMark('0')}) last on true
    cross join lateral (${numbered('true')}) numbered
   where numbered.position % $2::int = 0`;

/** Only of clients who have paid since the last mark of all. */
const markClients = `
  insert into payment_marks (type, user_id, position, created_at, payment_id)
  select $3::int, owner.id, numbered.position, numbered.created_at, numbered.id
    from (select distinct application_user_id as id from payments
           where type = $3::int and created_at >= $4 and created_at < $1) owner
    left join lateral (${lastMark('owner.id')}) last on true
    cross join lateral (${numbered('p.application_user_id = owner.id')}) numbered
   where numbered.position % $2::int = 0`;

/** Sets the marks that long lists are paged by. The lock keeps payments under way from slipping in before a mark. */
export async function markPayments(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  every = paymentsPerMark,
): Promise<void> {
  const before = new Date(clock.now().getTime() - settledMs);
  await db.transaction(async (tx) => {
    await tx.query('lock table payments in share row exclusive mode');
    for (const type of [registrationType, fundType]) {
      const { rows } = await tx.query<{ at: Date | null }>(
        'select max(created_at) as at from payment_marks where user_id = 0 and type = $1',
        [type],
      );
      const { rowCount } = await tx.query(markAll, [before, every, type]);
      if (rowCount > 0) await tx.query(markClients, [before, every, type, rows[0]?.at ?? new Date(0)]);
    }
  });
}

export const marking: PeriodicJob = {
  kind: 'transactions.mark',
  everyMs: settledMs,
  run: (services) => markPayments(services),
};
