import { users } from '../accounts/replies.ts';
import { array, type InferType, number, object, string } from '../contract/yup.ts';

const version = object({
  text: string().required(),
  dateCreated: string().required(),
  by: object({ id: number().required(), name: string().required() }).required(),
});

const clientNote = version.shape({ id: number().required(), earlier: array(version.required()).required() });

export type ClientNote = InferType<typeof clientNote>;

const causes = [
  'funding',
  'booking',
  'refund',
  'adjustment',
  'change',
  'correction',
  'payout',
  'suspense',
] as const;

const statementLine = object({
  id: number().required(),
  dateCreated: string().required(),
  cause: string().required().oneOf(causes),
  invoiceId: string().defined().nullable(),
  bookingId: number().defined().nullable(),
  transactionId: number().defined().nullable(),
  reason: string().defined().nullable(),
  by: string().defined().nullable(),
  amount: number().required(),
  balance: number().required(),
});

export type StatementLine = InferType<typeof statementLine>;

export const replies = {
  listClients: users,
  listClientsByStatus: users,
  listUsersOfKind: users,
  listClientNotes: array(clientNote.required()).required(),
  addClientNote: clientNote,
  correctClientNote: clientNote,
  clientWallet: object({ balance: number().required(), pending: number().required() }),
  clientStatement: array(statementLine.required()).required(),
  statusStats: object({
    Processing: number().required(),
    Inactive: number().required(),
    Active: number().required(),
    New: number().required(),
    Deactivated: number().required(),
  }),
};
