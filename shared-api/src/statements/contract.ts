import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { binary, byId, optionalDay, page } from '../contract/queries.ts';
import { periodProblem } from './rules.ts';

const day = () => optionalDay().required('Invalid date format');
const period = lazily(() =>
  object({
    /** The first and the last day, in Lagos. */
    from: day(),
    to: day().test('period', (to, { parent, createError }) => {
      const message = periodProblem({ from: String(parent.from), to });
      return message === undefined || createError({ message });
    }),
  }),
);

/** One change of the wallet; amounts in naira. */
const entry = lazily(() =>
  object({
    id: number().required(),
    dateCreated: string().required(),
    what: string().required(),
    bookingId: number().defined().nullable(),
    transactionId: number().defined().nullable(),
    /** The number of the invoice or of the credit note. */
    paper: string().defined().nullable(),
    rrrNo: string().defined().nullable(),
    /** "Charlie Sierra and 2 others" */
    passengers: string().defined().nullable(),
    in: number().required(),
    out: number().required(),
    /** After it. */
    balance: number().required(),
  }),
);
export type StatementEntry = InferType<typeof entry>;

/** A funding that was invoiced in the period and still awaits its payment. */
const pending = lazily(() =>
  object({
    transactionId: number().required(),
    dateCreated: string().required(),
    paper: string().required(),
    rrrNo: string().defined().nullable(),
    amount: number().required(),
  }),
);

const statement = lazily(() =>
  object({
    from: string().required(),
    to: string().required(),
    openingBalance: number().required(),
    closingBalance: number().required(),
    totalIn: number().required(),
    totalOut: number().required(),
    /** The oldest first, a page of them. */
    lines: array(entry.required()).required(),
    pending: array(pending.required()).required(),
    /** Whether that of each month is mailed. */
    mailed: boolean().required(),
  }),
);
export type Statement = InferType<typeof statement>;

export const readStatement = endpoint({
  method: 'GET',
  path: '/transactions/statement',
  access: ['statements.own'],
  summary: 'What moved the own wallet in a period, with the balance before and after, in naira',
  query: lazily(() => period.concat(page)),
  paged: true,
  reply: statement,
  key: [...keys.wallet, 'statement'],
  meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
});

export const statementDocument = endpoint({
  method: 'GET',
  path: '/transactions/statement/document',
  access: ['statements.own'],
  summary: 'The same on the paper of the authority',
  query: period,
  replyKind: 'pdf',
  reply: binary,
});

export const exportStatement = endpoint({
  method: 'GET',
  path: '/transactions/statement/export',
  access: ['statements.own'],
  summary: 'The same as CSV',
  query: period,
  replyKind: 'csv',
  reply: binary,
});

export const mailStatements = endpoint({
  method: 'PATCH',
  path: '/users/statement-mail',
  access: ['wallet.fund'],
  summary: 'Whether the statement of each month is mailed on the 1st of the next',
  body: lazily(() => object({ mailed: boolean().required('Invalid selection') })),
  idempotent: true,
  refusals: [409],
  reply: lazily(() => object({ mailed: boolean().required() })),
  meta: {
    success: 'Saved',
    failure: 'The choice was not saved',
    invalidates: [[...keys.wallet, 'statement']],
  },
});

export const clientStatementDocument = endpoint({
  method: 'GET',
  path: '/users/clients/:id/statement/document',
  access: ['transactions.readFunds'],
  summary: "A client's statement, as the client gets it",
  params: byId,
  query: period,
  replyKind: 'pdf',
  reply: binary,
});
