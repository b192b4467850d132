import type { Calls, MissingPayment, QueryOf } from 'shared-api/contract';
import { lagosDate, nairaFromKobo } from 'shared-api/rules';
import { nameSql } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { defineList, filter, readBy } from '../../../lists/index.ts';
import { readSettings } from '../../../settings/index.ts';

interface Row {
  id: number;
  type: number;
  invoiceId: string;
  rrr: string | null;
  clientName: string;
  paidAt: Date | null;
  openKobo: number;
  decisionProposed: boolean;
}

/** The gateway settles from Monday to Friday. Public holidays are ignored. */
export function workingDayBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() - 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}

interface Query extends QueryOf<Calls['listMissing']> {
  overdue: boolean;
  day: string;
}

const selectMissing = `
  select p.id, p.type, p.invoice_id as "invoiceId", p.rrr, ${nameSql('u')} as "clientName", p.paid_at as "paidAt",
         p.open_kobo as "openKobo",
         exists (select from book_decisions d where d.payment_id = p.id and d.status = 'Proposed') as "decisionProposed"
    from payments p join users u on u.id = p.owner_id
   where p.id = any ($1::bigint[])`;

const inNoFile = `
  and not exists (select from settlement_lines l where l.payment_id = p.id and l.resolved is null)`;

const missingList = defineList<Query, Row, 'paid'>({
  from: 'payments p',
  id: 'p.id',
  orders: { paid: ['p.paid_at', 'p.id'] },
  sort: ({ overdue }) => (overdue ? 'paid' : '-paid'),
  filters: ({ day, overdue }) => [
    filter(
      day,
      (given) => `p.paid_at < (${given}::date)::timestamp at time zone 'Africa/Lagos'
        and p.open_kobo > 0 ${overdue ? inNoFile : ''}`,
    ),
  ],
  read: readBy<Row>(selectMissing),
});

const toMissing = (row: Row): MissingPayment => ({
  transactionId: row.id,
  transactionType: row.type,
  invoiceNumber: row.invoiceId,
  rrrNo: row.rrr,
  business_Name: row.clientName,
  datePaid: row.paidAt?.toISOString() ?? null,
  open: nairaFromKobo(row.openKobo),
  decisionProposed: row.decisionProposed,
});

const never = '1900-01-01';

/** With the sandbox's instant settlement no settlement file arrives, so no payment is ever overdue. */
async function dueBefore({ db, config, clock }: Context): Promise<string> {
  if (config.settlement === 'instant') return never;
  const { settlementDays } = await readSettings(db, config);
  return workingDayBefore(lagosDate(clock.now()), settlementDays);
}

export const listMissing: Verb<'listMissing'> = async (ctx, { query }) => {
  const day = query.before ?? (await dueBefore(ctx));
  const { data, meta } = await missingList.page(ctx, { ...query, day, overdue: query.before === undefined });
  return { data: data.map(toMissing), meta };
};
