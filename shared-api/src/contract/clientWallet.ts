import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { lazily } from './lazily.ts';
import { byId, page } from './queries.ts';

const causes = ['funding', 'booking', 'refund', 'adjustment'] as const;

/** One change of a wallet with its cause; amounts in naira, `balance` after it. */
const statementLine = lazily(() =>
  object({
    id: number().required(),
    dateCreated: string().required(),
    cause: string().required().oneOf(causes),
    /** The printed invoice number of a funding or a booking. */
    invoiceId: string().defined().nullable(),
    bookingId: number().defined().nullable(),
    transactionId: number().defined().nullable(),
    reason: string().defined().nullable(),
    by: string().defined().nullable(),
    amount: number().required(),
    balance: number().required(),
  }),
);
export type StatementLine = InferType<typeof statementLine>;

export const clientWallet = endpoint({
  method: 'GET',
  path: '/users/clients/:id/wallet',
  access: ['transactions.readFunds'],
  summary: "A client's balance and what still awaits payment, in naira",
  params: byId,
  reply: lazily(() => object({ balance: number().required(), pending: number().required() })),
});

export const clientStatement = endpoint({
  method: 'GET',
  path: '/users/clients/:id/statement',
  access: ['transactions.readFunds'],
  summary: "Every change of a client's wallet with its cause, newest first",
  params: byId,
  query: page,
  paged: true,
  reply: lazily(() => array(statementLine.required()).required()),
});
