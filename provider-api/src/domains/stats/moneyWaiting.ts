import type { MoneyWaiting } from 'shared-api/contract';
import { lagosDate, nairaFromKobo, unpaidAges } from 'shared-api/rules';
import { onlyRow, type Queryable } from '../../db/index.ts';
import { rollupRows } from '../../rollups/index.ts';
import { isToLookAt } from '../payments/index.ts';
import { addDays } from './span.ts';

interface Sum {
  count: number;
  kobo: number;
}

const told = (sum: Sum | undefined) => ({ count: sum?.count ?? 0, amount: nairaFromKobo(sum?.kobo ?? 0) });

/** Of a payment that was accepted as other money than was invoiced, what came. */
async function paidOn(db: Queryable, day: string) {
  const paid = await db.query<Sum>(
    `select count(*) as count, coalesce(sum(coalesce(accepted_kobo, shown_kobo)), 0)::bigint as kobo
       from payments
      where paid_at >= $1::date::timestamp at time zone 'Africa/Lagos'
        and paid_at < ($1::date + 1)::timestamp at time zone 'Africa/Lagos'`,
    [day],
  );
  return told(onlyRow(paid));
}

async function unpaid(db: Queryable, today: string): Promise<MoneyWaiting['unpaid']> {
  const [week, month] = [addDays(today, -7), addDays(today, -30)];
  const days = [{ from: week }, { from: month, to: addDays(week, -1) }, { to: addDays(month, -1) }];
  const of = (type: number, from: number) =>
    rollupRows({ counter: 'payments', kinds: [String(type)], statuses: ['Unpaid'] }, { by: 'day', from });
  const registrations = of(1, 3);
  const fundings = of(2, 3 + registrations.params.length);
  const { rows } = await db.query<Sum & { type: number; age: number }>(
    `select type, (case when day >= $1::date then 0 when day >= $2::date then 1 else 2 end) as age,
            sum(count)::bigint as count, sum(kobo)::bigint as kobo
       from (select 2 as type, * from (${fundings.sql}) funding
              union all select 1, * from (${registrations.sql}) registration) made
      group by 1, 2`,
    [week, month, ...registrations.params, ...fundings.params],
  );
  return [2, 1].flatMap((type) =>
    unpaidAges.map((age, index) => ({
      type,
      age,
      ...days[index],
      ...told(rows.find((row) => row.type === type && row.age === index)),
    })),
  );
}

async function undecided(db: Queryable): Promise<Pick<MoneyWaiting, 'toLookAt' | 'adjustments'>> {
  const waiting = await db.query<Pick<MoneyWaiting, 'toLookAt' | 'adjustments'>>(
    `select (select count(*) from payments where ${isToLookAt}) as "toLookAt",
            (select count(*) from adjustments where status = 'Proposed') as adjustments`,
  );
  return onlyRow(waiting);
}

/** What came in today, what does not, and what somebody has to decide. */
export async function moneyWaiting(db: Queryable, now: Date): Promise<MoneyWaiting> {
  const today = lagosDate(now);
  const [inToday, ages, decisions] = await Promise.all([paidOn(db, today), unpaid(db, today), undecided(db)]);
  return { inToday, unpaid: ages, ...decisions };
}
