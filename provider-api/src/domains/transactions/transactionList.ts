import type { listTransactions as endpoint, QueryOf } from 'shared-api/contract';
import { bookingStatuses } from 'shared-api/rules';
import type { FigureChoice } from '../figures/index.ts';
import {
  accountQuery,
  countedBy,
  idsOfClients,
  invoiceBeginning,
  type List,
  madeOn,
  type Order,
  type Search,
} from '../lists/index.ts';
import { conditionsOf, type TransactionFilter } from './filter.ts';
import { bookingType, type TransactionType } from './transactionTypes.ts';

const orders: Record<'date' | 'amount', Omit<Order, 'descending'>> = {
  date: {
    columns: ['t.created_at', 't.transaction_id'],
    types: ['timestamptz', 'bigint'],
    ofDay: madeOn('t.created_at'),
  },
  amount: { columns: ['t.amount_kobo', 't.transaction_id'], types: ['bigint', 'bigint'] },
};

/** The figures that count transactions of these types. */
function figuresOf(types: readonly TransactionType[]): FigureChoice[] {
  const kinds = types.filter((type) => type !== bookingType).map(String);
  return [
    ...(types.includes(bookingType) ? [{ figure: 'bookings' } as const] : []),
    ...(kinds.length > 0 ? [{ figure: 'payments', kinds } as const] : []),
  ];
}

const rrrDigits = (text: string): string => (/^[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : '');

/** By the beginning of an invoice number, of an RRR, or of a word of the client's name; `t` are the rows. */
export function transactionSearch(text: string, types: readonly TransactionType[]): Search {
  const digits = rrrDigits(text);
  const ofBookings = (invoice: string, account: string) => `
    select id from bookings where invoice_id like ${invoice}
    union all select ${idsOfClients('bookings', account)}`;
  const ofPayments = (invoice: string, account: string, rrr: string) => `
    select id from payments where invoice_id like ${invoice}
    union all select id from payments where rrr like ${rrr}
    union all select ${idsOfClients('payments', account)}`;
  return {
    // An empty RRR is the beginning of none.
    values: [invoiceBeginning(text), accountQuery(text), digits ? `${digits}%` : ''],
    candidates: ([invoice = '', account = '', rrr = '']) =>
      [
        // Each parameter has its type, whether or not it is asked for.
        `select null::bigint as id where ${rrr}::text is null`,
        ...(types.includes(bookingType) ? [ofBookings(invoice, account)] : []),
        ...(types.some((type) => type !== bookingType) ? [ofPayments(invoice, account, rrr)] : []),
      ].join(' union all '),
    matches: ([invoice, account, rrr]) => `(
      t.invoice_id like ${invoice} or t.rrr like ${rrr}::text
      or (select u.search_words @@ ${account}::tsquery from users u where u.id = t.application_user_id))`,
  };
}

/** The types that can have the status that is asked for, so that the others are not read in vain. */
function typesWith({ types, status }: TransactionFilter): readonly TransactionType[] {
  if (!status) return types;
  const ofBooking = bookingStatuses.some((known) => known === status);
  const possible = types.filter((type) => (type === bookingType) === ofBooking);
  return possible.length > 0 ? possible : types;
}

/** The transactions that a filter leaves, the newest first unless sorted otherwise. */
export function transactionList(filter: TransactionFilter): List {
  const { search, sort = '-date' } = filter;
  const types = typesWith(filter);
  const conditions = conditionsOf({ ...filter, types });
  const descending = sort.startsWith('-');
  const key = (descending ? sort.slice(1) : sort) as 'date' | 'amount';
  const figures = figuresOf(types).map((choice) => countedBy(choice, conditions));
  const counted = figures.flatMap((each) => each ?? []);
  return {
    from: 'transactions t',
    alias: 't',
    id: 't.transaction_id',
    conditions,
    order: { ...orders[key], descending },
    newest: 't.created_at desc, t.transaction_id desc',
    counted: counted.length === figures.length ? counted : undefined,
    ...(search?.trim() && { search: transactionSearch(search, types) }),
  };
}

/** What a query of the list asks for beside the types. */
export const filterOf = (query: QueryOf<typeof endpoint>): Omit<TransactionFilter, 'types'> => {
  const { paymentStatus, status, clientId, from, to, amountFrom, amountTo, search, sort } = query;
  return {
    paymentStatus,
    status,
    from,
    to,
    search,
    sort,
    ...(clientId !== undefined && { userId: clientId }),
    ...(amountFrom !== undefined && { amountFromKobo: Math.ceil(amountFrom * 100) }),
    ...(amountTo !== undefined && { amountToKobo: Math.floor(amountTo * 100) }),
  };
};
