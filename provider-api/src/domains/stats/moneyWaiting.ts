import type { MoneyWaiting } from 'shared-api/contract';
import { lagosDate, nairaFromKobo, unpaidAges } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { whereOf } from '../../lists/index.ts';
import { adjustment } from '../adjustments/index.ts';
import { paymentLists } from '../payments/index.ts';
import { transactionList } from '../transactions/index.ts';
import { addDays } from './span.ts';

async function summed(db: Queryable, sql: string, params: readonly unknown[]) {
  const { count, kobo } = await db.one<{ count: number; kobo: number }>(sql, params);
  return { count, amount: nairaFromKobo(kobo) };
}

const paidOn = (db: Queryable, day: string) =>
  summed(
    db,
    `select count(*) as count, coalesce(sum(shown_kobo), 0)::bigint as kobo
       from payments
      where paid_at >= $1::date::timestamp at time zone 'Africa/Lagos'
        and paid_at < ($1::date + 1)::timestamp at time zone 'Africa/Lagos'`,
    [day],
  );

async function unpaid(ctx: Context, today: string): Promise<MoneyWaiting['unpaid']> {
  const [week, month] = [addDays(today, -7), addDays(today, -30)];
  const days = [{ from: week }, { from: month, to: addDays(week, -1) }, { to: addDays(month, -1) }];
  const sum = 'select count(*) as count, coalesce(sum(t.amount_kobo), 0)::bigint as kobo from transactions t';
  const ages: MoneyWaiting['unpaid'] = [];
  for (const type of [2, 1] as const)
    for (const [index, age] of unpaidAges.entries()) {
      const shown = { types: [type], status: 'Unpaid', ...days[index] };
      const { where, params } = whereOf(transactionList.filters(shown, ctx));
      ages.push({ type, age, ...days[index], ...(await summed(ctx.db, `${sum} where ${where}`, params)) });
    }
  return ages;
}

export async function moneyWaiting(ctx: Context): Promise<MoneyWaiting> {
  const today = lagosDate(ctx.clock.now());
  const inToday = await paidOn(ctx.db, today);
  const ages = await unpaid(ctx, today);
  const toLookAt = await paymentLists.attention.count(ctx, {});
  const adjustments = await adjustment.count(ctx, { status: 'Proposed' });
  return { inToday, unpaid: ages, toLookAt, adjustments };
}
