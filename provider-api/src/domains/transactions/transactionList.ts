import type { Transaction } from 'shared-api/contract';
import { bookingStatuses, plainRrr } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import {
  accountQuery,
  defineList,
  idsOfClients,
  inOrder,
  invoiceBeginning,
  type Search,
} from '../../lists/index.ts';
import { currentConfig } from '../../settings/index.ts';
import { filtersOf, type TransactionQuery } from './filters.ts';
import { readTransactions } from './readTransaction.ts';
import { transactionCsv } from './transactionCsv.ts';
import { toTransaction } from './transactionRow.ts';
import { bookingType, type TransactionType } from './transactionTypes.ts';

/** The surrounding statement must call the transactions `t`. */
export function transactionSearch(text: string, types: readonly TransactionType[]): Search {
  const digits = /^\d+$/.test(plainRrr(text)) ? plainRrr(text) : '';
  const ofBookings = (invoice: string, account: string) => `
    select id from bookings where invoice_id like ${invoice}
    union all select ${idsOfClients('bookings', account)}`;
  const ofPayments = (invoice: string, account: string, rrr: string) => `
    select id from payments where invoice_id like ${invoice}
    union all select id from payments where rrr like ${rrr}
    union all select ${idsOfClients('payments', account)}`;
  return {
    values: [invoiceBeginning(text), accountQuery(text), digits ? `${digits}%` : ''],
    candidates: ([invoice = '', account = '', rrr = '']) =>
      [
        // This condition gives each parameter a type, even if no other part uses the parameter.
        `select null::bigint as id where ${rrr}::text is null`,
        ...(types.includes(bookingType) ? [ofBookings(invoice, account)] : []),
        ...(types.some((type) => type !== bookingType) ? [ofPayments(invoice, account, rrr)] : []),
      ].join(' union all '),
    matches: ([invoice, account, rrr]) => `(
      t.invoice_id like ${invoice} or t.rrr like ${rrr}::text
      or (select u.search_words @@ ${account}::tsquery from users u where u.id = t.owner_id))`,
  };
}

/** Leaves out the types that cannot have the requested status. */
function typesWith({ types, status }: TransactionQuery): readonly TransactionType[] {
  if (!status) return types;
  const ofBooking = bookingStatuses.some((known) => known === status);
  const possible = types.filter((type) => (type === bookingType) === ofBooking);
  return possible.length > 0 ? possible : types;
}

async function transactionsOf(ids: readonly number[], { db, config }: Context): Promise<Transaction[]> {
  const [rows, current] = await Promise.all([readTransactions(db, ids), currentConfig(db, config)]);
  return inOrder(ids, rows, ({ transactionId }) => transactionId).map((row) => toTransaction(row, current));
}

export const transactionList = defineList<TransactionQuery, Transaction, 'date' | 'amount'>({
  from: 'transactions t',
  id: 't.transaction_id',
  createdAt: 't.created_at',
  orders: {
    date: ['t.created_at', 't.transaction_id'],
    amount: ['t.amount_kobo', 't.transaction_id'],
  },
  sort: ({ sort = '-date' }) => sort,
  filters: (query) => filtersOf({ ...query, types: typesWith(query) }),
  search: (text, query) => transactionSearch(text, typesWith(query)),
  read: transactionsOf,
  csv: transactionCsv,
});
