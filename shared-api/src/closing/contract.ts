import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, line, optionalId, optionalTextFrom3, optionalVersion } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, optionalAirport, optionalDay, period } from '../contract/queries.ts';
import { type InferType, object } from '../contract/yup.ts';
import { month, noMonth, type report } from './fields.ts';
import type { replies } from './replies.ts';
import { isMonth, ledgerAccounts, type ReportName, reportNames } from './rules.ts';

const invalidates = [keys.books];

const optionalMonth = () =>
  line(40, noMonth)
    .optional()
    .test('month', noMonth, (value) => value === undefined || isMonth(value));
export type Report = InferType<typeof report>;

const byReport = object({ report: choice<ReportName>(reportNames) });
const asked = object({ date: optionalDay(), month: optionalMonth() });

export const readReport = endpoint({
  method: 'GET',
  path: '/books/reports/:report',
  access: ['books.read'],
  summary:
    'Balances, wallets or deferred revenue as of the end of a day; revenue, receipts, payouts or adjustments of a month',
  params: byReport,
  query: asked,
  reply: returns<typeof replies.readReport>(),
  key: keys.books,
  meta: { failure: 'Fetching the report failed. Kindly Refresh' },
});

export const exportReport = endpoint({
  method: 'GET',
  path: '/books/reports/:report/export',
  access: ['books.read'],
  summary: 'The same as CSV, with all lines',
  params: byReport,
  query: asked,
  replyKind: 'csv',
});

export const reportDocument = endpoint({
  method: 'GET',
  path: '/books/reports/:report/document',
  access: ['books.read'],
  summary: 'The same on the paper of the authority',
  params: byReport,
  query: asked,
  replyKind: 'pdf',
});

export const exportJournal = endpoint({
  method: 'GET',
  path: '/books/journal/export',
  access: ['books.read'],
  summary:
    'Every entry between two days with what caused it, as debit or credit and with its economic code, as CSV',
  query: period('An export of the journal'),
  replyKind: 'csv',
});

export const listGlCodes = endpoint({
  method: 'GET',
  path: '/books/codes',
  access: ['books.read'],
  summary: 'The economic codes of the journal by account, service and airport',
  reply: returns<typeof replies.listGlCodes>(),
  key: keys.books,
  meta: { failure: 'Fetching the codes failed. Kindly Refresh' },
});

const noCode = 'Enter a code';
const codeText = () => line(40).required(noCode);

export const createGlCode = endpoint({
  method: 'POST',
  path: '/books/codes',
  access: ['books.close'],
  summary: 'Give an account an economic code, for all its entries or those of a service or an airport',
  body: object({
    account: choice(Object.keys(ledgerAccounts), 'Choose an account'),
    serviceId: optionalId().nullable(),
    airportId: optionalAirport().nullable(),
    code: codeText(),
  }),
  idempotent: true,
  reply: returns<typeof replies.createGlCode>(),
  meta: { success: 'Code added successfully', failure: 'The code was not added', invalidates },
});

export const updateGlCode = endpoint({
  method: 'PATCH',
  path: '/books/codes/:id',
  access: ['books.close'],
  summary: 'Change an economic code; the journals that are exported afterwards have the new one',
  params: byId,
  body: object({ code: codeText(), version: optionalVersion() }),
  idempotent: true,
  reply: returns<typeof replies.updateGlCode>(),
  meta: { success: 'Code changed successfully', failure: 'The code was not changed', invalidates },
});

export const removeGlCode = endpoint({
  method: 'DELETE',
  path: '/books/codes/:id',
  access: ['books.close'],
  summary: 'Remove an economic code: a wider one counts, or none',
  params: byId,
  idempotent: true,
  meta: { success: 'Code removed successfully', failure: 'The code was not removed', invalidates },
});

const byMonth = object({ month: month() });

export const listMonths = endpoint({
  method: 'GET',
  path: '/books/months',
  access: ['books.read'],
  summary: 'The months of the books, the newest first',
  reply: returns<typeof replies.listMonths>(),
  key: keys.books,
  meta: { failure: 'Fetching the months failed. Kindly Refresh' },
});

export const checkMonth = endpoint({
  method: 'GET',
  path: '/books/months/:month/checklist',
  access: ['books.read'],
  summary: 'What is open of a month now',
  params: byMonth,
  reply: returns<typeof replies.checkMonth>(),
  key: keys.books,
  meta: { failure: 'Fetching what is open failed. Kindly Refresh' },
});

export const proposeClose = endpoint({
  method: 'POST',
  path: '/books/months/:month/close',
  access: ['books.close'],
  summary: 'Propose to close a month; another person approves it. What is open is carried over with a reason',
  params: byMonth,
  body: object({ reason: optionalTextFrom3(500).optional() }),
  idempotent: true,
  reply: returns<typeof replies.proposeClose>(),
  meta: { success: 'Proposed: another person closes it', failure: 'It was not proposed', invalidates },
});

export const approveClose = endpoint({
  method: 'POST',
  path: '/books/months/:month/approval',
  access: ['books.close'],
  summary:
    'Close a month that another person proposed, by the same figures; nothing is dated into it any more',
  params: byMonth,
  idempotent: true,
  reply: returns<typeof replies.approveClose>(),
  meta: { success: 'The month is closed', failure: 'The month was not closed', invalidates },
});

export const verifyMonth = endpoint({
  method: 'POST',
  path: '/books/months/:month/verify',
  access: ['books.close'],
  summary:
    'Reckon a closed month again, and name the days and accounts that are no longer as they were closed',
  params: byMonth,
  reply: returns<typeof replies.verifyMonth>(),
  meta: { failure: 'The month was not verified' },
});

export const monthPack = endpoint({
  method: 'GET',
  path: '/books/months/:month/pack',
  access: ['books.read'],
  summary: 'The figures of a closed month on paper, with a code by which anybody can verify it',
  params: byMonth,
  replyKind: 'pdf',
});
