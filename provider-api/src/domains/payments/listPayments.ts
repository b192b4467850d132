import type { InvoicedPayment } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import type { Context, Input, Verb } from '../../http/context.ts';
import { defineList, type Filter, filter, inOrder } from '../../lists/index.ts';
import { currentConfig } from '../../settings/index.ts';
import {
  readTransactions,
  type TransactionRow,
  toTransaction,
  transactionSearch,
} from '../transactions/index.ts';
import { isToLookAt } from './payment.ts';

const registration = 1;
const funding = 2;

interface Facts {
  id: number;
  attention: InvoicedPayment['attention'];
  paidKobo: number | null;
  checkedAt: Date | null;
  confirmedBy: string | null;
  confirmedReason: string | null;
  proposed: boolean;
}

const factsOf = `
  select p.id, p.attention, p.gateway_amount_kobo as "paidKobo", p.checked_at as "checkedAt",
         concat_ws(' ', confirmer.first_name, confirmer.last_name) as "confirmedBy",
         p.confirmed_reason as "confirmedReason",
         exists (select from adjustments x where x.payment_id = p.id and x.status = 'Proposed') as proposed
    from payments p left join users confirmer on confirmer.id = p.confirmed_by`;

async function paymentsOf(ids: readonly number[], { db, config }: Context): Promise<InvoicedPayment[]> {
  const { rows } = await db.query<Facts>(`${factsOf} where p.id = any ($1::bigint[])`, [ids]);
  const transactions = await readTransactions(db, ids);
  const current = await currentConfig(db, config);
  const reply = (facts: Facts, row: TransactionRow): InvoicedPayment => ({
    ...toTransaction(row, current),
    attention: facts.attention,
    paidAmount: facts.paidKobo === null ? null : nairaFromKobo(facts.paidKobo),
    acceptanceProposed: facts.proposed,
    checkedAt: facts.checkedAt?.toISOString() ?? null,
    datePaid: row.paidAt?.toISOString() ?? null,
    method: row.method,
    confirmation: facts.confirmedReason
      ? { by: facts.confirmedBy ?? '', reason: facts.confirmedReason }
      : null,
  });
  return inOrder(ids, rows, ({ id }) => id).flatMap((facts) => {
    const row = transactions.find(({ transactionId }) => transactionId === facts.id);
    return row ? [reply(facts, row)] : [];
  });
}

interface Kind {
  from: string;
  sort: 'day' | '-day' | '-id';
  filters?: readonly Filter[];
}

const paymentList = ({ from, sort, filters = [] }: Kind) =>
  defineList<Input<'listPayments'>['query'], InvoicedPayment, 'day' | 'id'>({
    from,
    id: 't.id',
    createdAt: 't.created_at',
    orders: {
      day: ['t.created_at', 't.id'],
      id: ['t.id'],
    },
    sort: () => sort,
    filters: () => filters,
    search: (text) => transactionSearch(text, [registration, funding]),
    read: paymentsOf,
  });

/** Each list needs a partial index or the index on the type, so that it does not read all payments. */
export const paymentLists = {
  attention: paymentList({ from: `(select * from payments where ${isToLookAt}) t`, sort: '-id' }),
  unpaid: paymentList({
    from: `(select * from payments where status = 'Unpaid' and closed_at is null and attention is null) t`,
    sort: 'day',
  }),
  registrations: paymentList({
    from: 'payments t',
    sort: '-day',
    filters: [filter(registration, (type) => `t.type = ${type}::int`)],
  }),
};

export const listPayments: Verb<'listPayments'> = (ctx, { query }) =>
  paymentLists[query.list ?? 'attention'].page(ctx, query);
