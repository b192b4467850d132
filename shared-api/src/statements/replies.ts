import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';

const entry = object({
  id: number().required(),
  dateCreated: string().required(),
  what: string().required(),
  bookingId: number().defined().nullable(),
  transactionId: number().defined().nullable(),
  paper: string().defined().nullable(),
  rrrNo: string().defined().nullable(),
  passengers: string().defined().nullable(),
  in: number().required(),
  out: number().required(),
  balance: number().required(),
});

export type StatementEntry = InferType<typeof entry>;

const pending = object({
  transactionId: number().required(),
  dateCreated: string().required(),
  paper: string().required(),
  rrrNo: string().defined().nullable(),
  amount: number().required(),
});

const statement = object({
  from: string().required(),
  to: string().required(),
  openingBalance: number().required(),
  closingBalance: number().required(),
  totalIn: number().required(),
  totalOut: number().required(),
  lines: array(entry.required()).required(),
  pending: array(pending.required()).required(),
  mailed: boolean().required(),
});

export type Statement = InferType<typeof statement>;

export const replies = {
  readStatement: statement,
  mailStatements: object({ mailed: boolean().required() }),
};
