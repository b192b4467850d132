import { hourMs, monthBefore, nairaFromKobo, type Period } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { nameSql, type Queryable } from '../../db/index.ts';
import { csvLine, csvStart } from '../../documents/index.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { tell } from '../../telling/tell.ts';
import { keptOfChanges, refundedOfBooking } from '../ledger/index.ts';

export interface SpendingLine {
  makerId: number;
  maker: string;
  reference: string | null;
  kobo: number;
  keptKobo: number;
  refundedKobo: number;
}

const dayBegins = (day: string) => `(${day}::date)::timestamp at time zone 'Africa/Lagos'`;

/** Some sums exist once per booking. Only the first passenger counts them, so that they are not added twice. */
export const spendingOf = (on: Queryable, ownerId: number, { from, to }: Period): Promise<SpendingLine[]> =>
  on.all<SpendingLine>(
    `select maker.id as "makerId", ${nameSql('maker')} as maker, p.reference,
            sum(b.unit_price_kobo + case when p.first then b.additional_price_kobo else 0 end)::bigint as kobo,
            sum(case when p.first then ${keptOfChanges} else 0 end)::bigint as "keptKobo",
            sum(case when p.first then ${refundedOfBooking} else 0 end)::bigint as "refundedKobo"
       from bookings b join users maker on maker.id = b.created_by
       join lateral (select reference, row_number() over (order by position) = 1 as first
                       from passengers where booking_id = b.id and removed_at is null) p on true
      where b.owner_id = $1 and b.payment_status = 'Paid'
        and b.created_at >= ${dayBegins('$2')} and b.created_at < ${dayBegins('($3::date + 1)')}
      group by maker.id, p.reference
      order by maker.member_of nulls last, 2, maker.id, p.reference nulls last`,
    [ownerId, from, to],
  );

const naira = (kobo: number): string => nairaFromKobo(kobo).toFixed(2);

export const spendingCsv = (lines: readonly SpendingLine[]): string =>
  [
    csvStart,
    csvLine(['Member', 'Reference', 'Booked', 'Kept of changes', 'Refunded']),
    ...lines.map(({ maker, reference, kobo, keptKobo, refundedKobo }) =>
      csvLine([maker, reference, naira(kobo), naira(keptKobo), naira(refundedKobo)]),
    ),
  ].join('');

export async function queueSpending({ db, clock }: AppContext): Promise<void> {
  const period = monthBefore(new Date(clock.now().getTime() - hourMs), 1);
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `update users set spending_told_month = $1::date
        where id in (select member_of from users where member_of is not null
                        and created_at < ${dayBegins('($2::date + 1)')})
          and status = 'Active'
          and (spending_told_month is null or spending_told_month < $1::date)
      returning id`,
      [period.from, period.to],
    );
    for (const { id } of rows) await tell(tx, id, 'members.spending', period);
  });
}

export const monthlySpending: PeriodicJob = {
  kind: 'members.monthlySpending',
  everyMs: hourMs,
  run: queueSpending,
};
