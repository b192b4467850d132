import { endpoint, returns } from '../contract/endpoint.ts';
import { id, line, nairaAmount, optionalTextFrom3 } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byCode, byId, page } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { maxFundingKobo } from './rules.ts';
import { transactionList } from './schemas.ts';

const amount = nairaAmount(maxFundingKobo);

const byReference = object({ id: line(64).required() });
const typeParam = object({ type: number().required().integer().oneOf([0, 1, 2, 3]) });
const anyTransactions = [
  'transactions.readOwn',
  'transactions.readBookings',
  'transactions.readRegistrations',
  'transactions.readFunds',
] as const;

export const fundWallet = endpoint({
  method: 'POST',
  path: '/users/fund-wallet',
  access: ['wallet.fund'],
  summary: 'Issue an invoice with an RRR; the wallet is credited once the gateway confirms the payment (G50)',
  body: object({ amount }),
  idempotent: true,
  reply: returns<typeof replies.fundWallet>(),
});

export const walletBalance = endpoint({
  method: 'GET',
  path: '/transactions/wallet-balance',
  access: ['wallet.own'],
  summary: 'The balance and the fundings still awaiting payment, in naira; a Booker does not read it',
  reply: returns<typeof replies.walletBalance>(),
});

export const listTransactions = endpoint({
  method: 'GET',
  path: '/transactions/services',
  access: anyTransactions,
  summary: 'Transactions of every type, filtered and sorted, newest first unless stated',
  query: transactionList,
  paged: true,
  reply: returns<typeof replies.listTransactions>(),
});

export const transactionById = endpoint({
  method: 'GET',
  path: '/transactions/services/:id',
  access: anyTransactions,
  summary: 'One transaction by its id or its invoice number',
  params: byReference,
  reply: returns<typeof replies.transactionById>(),
  key: keys.transactions,
  meta: { failure: 'Error fetching transaction. Kindly Refresh' },
});

export const listTransactionsOfType = endpoint({
  method: 'GET',
  path: '/transactions/services-by-type/:type',
  access: anyTransactions,
  summary: 'Transactions of one type: 0 bookings, 1 registrations, 2 fundings (G68)',
  params: typeParam,
  query: transactionList,
  paged: true,
  reply: returns<typeof replies.listTransactionsOfType>(),
  key: keys.transactions,
  meta: { failure: 'Failed to fetch transactions' },
});

export const transactionOfType = endpoint({
  method: 'GET',
  path: '/transactions/services-by-type/:type/:id',
  access: anyTransactions,
  summary: "One transaction of a type; for staff the id of a client gives that client's list (G74)",
  params: typeParam.concat(byReference),
  query: page,
  reply: returns<typeof replies.transactionOfType>(),
});

export const transactionReceipt = endpoint({
  method: 'GET',
  path: '/transactions/transaction-receipt/:id',
  access: anyTransactions,
  summary: 'Receipt of a paid, invoice of an unpaid transaction',
  params: byReference,
  replyKind: 'pdf',
});

export const exportBookingTransactions = endpoint({
  method: 'GET',
  path: '/transactions/export-booking-transactions',
  access: ['transactions.readOwn', 'transactions.readBookings'],
  summary: 'All booking transactions that the list shows, all pages, as CSV',
  query: transactionList,
  replyKind: 'csv',
});

export const exportFundTransactions = endpoint({
  method: 'GET',
  path: '/transactions/export-funds-transactions',
  access: ['transactions.readOwn', 'transactions.readFunds'],
  summary: 'All fundings that the list shows, all pages, as CSV',
  query: transactionList,
  replyKind: 'csv',
});

export const exportRegistrationTransactions = endpoint({
  method: 'GET',
  path: '/transactions/export-registration-transactions',
  access: ['transactions.readOwn', 'transactions.readRegistrations'],
  summary: 'All registration transactions that the list shows, all pages, as CSV',
  query: transactionList,
  replyKind: 'csv',
});

export const invoiceByCode = endpoint({
  method: 'GET',
  path: '/transactions/invoice/:code',
  access: 'public',
  summary: 'The one invoice of a mailed link (G42)',
  params: byCode,
  reply: returns<typeof replies.invoiceByCode>(),
  key: keys.transactions,
  meta: { failure: 'Error fetching transaction. Kindly Refresh', silentCodes: ['not_found'] },
});

export const invoiceDocumentByCode = endpoint({
  method: 'GET',
  path: '/transactions/invoice/:code/document',
  access: 'public',
  summary: 'The same invoice as a document',
  params: byCode,
  replyKind: 'pdf',
});

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/cancellation',
  access: ['wallet.fund', 'payments.confirm'],
  summary: 'Give up an unpaid invoice; its RRR is deactivated at the gateway. The finance office says why',
  params: byId,
  body: object({ reason: optionalTextFrom3(500) }),
  reply: returns<typeof replies.cancelInvoice>(),
  meta: {
    loading: true,
    success: 'Invoice cancelled successfully',
    failure: 'Invoice cancellation failed',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});

export const cancelUnpaidFundings = endpoint({
  method: 'POST',
  path: '/transactions/unpaid-fundings/cancellation',
  access: ['wallet.fund'],
  summary:
    'Give up every own funding that awaits payment, down from the newest that was seen, each by the rule for one; what can no longer be given up is left',
  body: object({ newestId: id() }),
  reply: returns<typeof replies.cancelUnpaidFundings>(),
  meta: {
    loading: true,
    failure: 'Invoice cancellation failed',
    invalidates: [keys.wallet, keys.transactions, keys.activities],
  },
});
