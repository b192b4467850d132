import type { listPayments as endpoint, InvoicedPayment, QueryOf } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { currentConfig } from '../../settings/index.ts';
import { condition, inOrder, type List, listPage, madeOn } from '../lists/index.ts';
import {
  readTransactions,
  type TransactionRow,
  toTransaction,
  transactionSearch,
} from '../transactions/index.ts';

const registration = 1;
const funding = 2;
const byDay = {
  columns: ['t.created_at', 't.id'],
  types: ['timestamptz', 'bigint'],
  ofDay: madeOn('t.created_at'),
};

/** Each is a partial index of its own, or the type's, which a kept figure counts. */
const lists = {
  attention: {
    from: '(select * from payments where attention is not null) t',
    conditions: [],
    order: { columns: ['t.id'], types: ['bigint'], descending: true },
  },
  unpaid: {
    from: `(select * from payments where status = 'Unpaid' and closed_at is null and attention is null) t`,
    conditions: [],
    order: { ...byDay, descending: false },
  },
  registrations: {
    from: 'payments t',
    conditions: [condition(registration, (type) => `t.type = ${type}::int`)],
    order: { ...byDay, descending: true },
    counted: [{ choice: { figure: 'payments', kinds: [String(registration)] } }],
  },
} satisfies Record<string, Pick<List, 'from' | 'conditions' | 'order' | 'counted'>>;

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

function paymentList({ list, search = '' }: QueryOf<typeof endpoint>): List {
  return {
    ...lists[list ?? 'attention'],
    alias: 't',
    id: 't.id',
    newest: 't.created_at desc, t.id desc',
    ...(search.trim() && { search: transactionSearch(search, [registration, funding]) }),
  };
}

/** What the finance office has to decide about: invoices to look at, unpaid ones, registration fees. */
export const listPayments: Verb<typeof endpoint> = async ({ db, config }, { query }) => {
  const { ids, meta } = await listPage(db, paymentList(query), query.pageNumber);
  const { rows } = await db.query<Facts>(`${factsOf} where p.id = any ($1::bigint[])`, [ids]);
  const transactions = await readTransactions(db, ids);
  const present = await currentConfig(db, config);
  const reply = (facts: Facts, row: TransactionRow): InvoicedPayment => ({
    ...toTransaction(row, present),
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
  return {
    data: inOrder(ids, rows, ({ id }) => id).flatMap((facts) => {
      const row = transactions.find(({ transactionId }) => transactionId === facts.id);
      return row ? [reply(facts, row)] : [];
    }),
    meta,
  };
};
