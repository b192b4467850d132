import { amountNaira, label } from '../contract/fields.ts';
import { array, type InferType, mixed, number, object, string } from '../contract/yup.ts';

export const transaction = object({
  id: string().required(),
  /** For type 0 the id is that of the booking, otherwise that of the registration or funding. */
  transactionId: number().required(),
  transactionType: number().required().oneOf([0, 1, 2]),
  transactType: string().required(),
  dateCreated: string().required(),
  amount: amountNaira(),
  quantity: number().required(),
  status: label(),
  paymentStatus: label(),
  invoiceNo: label(),
  rrrNo: label(),
  method: string().nullable(),
  business_Name: label(),
  createdBy: label(),
  service: object({ name: string().required(), price: amountNaira() }).nullable().default(undefined),
  airportId: number().nullable(),
  applicationUserId: number().required(),
  applicationUser: object({ registered_Address: label(), phoneNumber: label() }).required(),
  /** The field is sent only while the transaction is unpaid. */
  paymentUrl: string().nullable(),
  /** The treasury's additional charge is in naira. Only a transaction that can be paid has the field. */
  processingFee: number().nullable(),
  batchCode: string().nullable(),
});

export type Transaction = InferType<typeof transaction>;

const list = object({ transactions: array(transaction.required()).required(), meta: mixed() });

const single = object({ transaction, details: array(transaction.required()).required() });

export const replies = {
  fundWallet: transaction,
  walletBalance: object({ balance: object({ balance: number().required(), pending: number() }).required() }),
  listTransactions: list,
  transactionById: single,
  listTransactionsOfType: list,
  transactionOfType: mixed<InferType<typeof single> | InferType<typeof list>>().required(),
  invoiceByCode: transaction,
  cancelInvoice: transaction,
  cancelUnpaidFundings: object({ cancelled: number().required() }),
};
