import { type InferType, number, object, string } from 'yup';
import { amountNaira, label, line, oneOf, optionalId } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { optionalDay, searchedPage } from '../contract/queries.ts';
import { transactionSorts } from './rules.ts';

/** A line of the transaction lists (TRANS-16); amounts in naira. */
export const transaction = lazily(() =>
  object({
    /** The printed invoice number, for example 2026-000123. */
    id: string().required(),
    /** The id in routes: of the booking for type 0, of the registration or funding otherwise (G73). */
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
    /** How it was paid, for example 'Wallet', which needs no RRR. */
    method: string().nullable(),
    business_Name: label(),
    createdBy: label(),
    service: object({ name: string().required(), price: amountNaira() }).nullable().default(undefined),
    airportId: number().nullable(),
    applicationUserId: number().required(),
    applicationUser: object({ registered_Address: label(), phoneNumber: label() }).required(),
    /** Where to pay while it is unpaid (G75). */
    paymentUrl: string().nullable(),
    /** What the treasury charges the payer on top, in naira, while it can be paid. */
    processingFee: number().nullable(),
    batchCode: string().nullable(),
  }),
);

export type Transaction = InferType<typeof transaction>;

const naira = () => number().min(0).max(1e12).optional();

export const transactionList = lazily(() =>
  searchedPage.shape({
    paymentStatus: line(20).optional(),
    /** A status as the list shows it. */
    status: line(20).optional(),
    clientId: optionalId(),
    /** Days on which the transactions were made. */
    from: optionalDay(),
    to: optionalDay(),
    /** Naira. */
    amountFrom: naira(),
    amountTo: naira(),
    sort: oneOf(transactionSorts),
  }),
);
