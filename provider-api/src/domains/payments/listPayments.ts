import {
  type listPayments as endpoint,
  type InvoicedPayment,
  pageMeta,
  type QueryOf,
} from 'shared-api/contract';
import { nairaFromKobo, portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { presentConfig } from '../../settings/index.ts';
import { readTransactions, type TransactionRow, toTransaction } from '../transactions/index.ts';

const { pageSize } = portalSettings;

/** Each is a partial index of its own, or the type's. */
const lists = {
  attention: { where: 'p.attention is not null', order: 'p.id desc' },
  unpaid: {
    where: `p.status = 'Unpaid' and p.closed_at is null and p.attention is null`,
    order: 'p.created_at, p.id',
  },
  registrations: { where: 'p.type = 1', order: 'p.created_at desc, p.id desc' },
} as const;

/** By an invoice or RRR number, or how a client's name or address begins: all served by an index. */
const found = `
  p.id in (
    select id from payments where invoice_id = $1
    union all select id from payments where rrr = $1
    union all select made.id from payments made join users u on u.id = made.application_user_id
     where lower(u.business_name) like $2 or lower(u.last_name) like $2
        or lower(u.first_name) like $2 or lower(u.email) like $2)`;

const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

interface Facts {
  id: number;
  attention: InvoicedPayment['attention'];
  paidKobo: number | null;
  checkedAt: Date | null;
  confirmedBy: string | null;
  confirmedReason: string | null;
}

const factsOf = `
  select p.id, p.attention, p.gateway_amount_kobo as "paidKobo", p.checked_at as "checkedAt",
         concat_ws(' ', confirmer.first_name, confirmer.last_name) as "confirmedBy",
         p.confirmed_reason as "confirmedReason"
    from payments p left join users confirmer on confirmer.id = p.confirmed_by`;

function select({ list, search = '' }: QueryOf<typeof endpoint>) {
  const { where, order } = lists[list ?? 'attention'];
  const text = search.trim();
  if (!text) return { where, order, params: [] };
  return { where: `${where} and ${found}`, order, params: [text, beginning(text)] };
}

/** What the finance office has to decide about: invoices to look at, unpaid ones, registration fees. */
export const listPayments: Verb<typeof endpoint> = async ({ db, config }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const { where, order, params } = select(query);
  const { rows } = await db.query<Facts>(
    `${factsOf} where ${where} order by ${order} limit $${params.length + 1}::int offset $${params.length + 2}::bigint`,
    [...params, pageSize, (pageNumber - 1) * pageSize],
  );
  const { count } = onlyRow(
    await db.query<{ count: number }>(`select count(*) from payments p where ${where}`, params),
  );
  const transactions = await readTransactions(
    db,
    rows.map(({ id }) => id),
  );
  const present = await presentConfig(db, config);
  const reply = (facts: Facts, row: TransactionRow): InvoicedPayment => ({
    ...toTransaction(row, present),
    attention: facts.attention,
    paidAmount: facts.paidKobo === null ? null : nairaFromKobo(facts.paidKobo),
    checkedAt: facts.checkedAt?.toISOString() ?? null,
    datePaid: row.paidAt?.toISOString() ?? null,
    method: row.method,
    confirmation: facts.confirmedReason
      ? { by: facts.confirmedBy ?? '', reason: facts.confirmedReason }
      : null,
  });
  return {
    data: rows.flatMap((facts) => {
      const row = transactions.find(({ transactionId }) => transactionId === facts.id);
      return row ? [reply(facts, row)] : [];
    }),
    meta: pageMeta(pageNumber, count, pageSize),
  };
};
