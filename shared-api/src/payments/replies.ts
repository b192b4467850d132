import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { proposal } from '../proposals/proposal.ts';
import { transaction } from '../wallet/replies.ts';

/** Amounts are in naira. */
const invoicedPayment = transaction.shape({
  attention: string().oneOf(['underpaid', 'overpaid', 'mismatch']).defined().nullable(),
  paidAmount: number().defined().nullable(),
  acceptanceProposed: boolean(),
  checkedAt: string().defined().nullable(),
  datePaid: string().defined().nullable(),
  method: string().defined().nullable(),
  confirmation: object({ by: string().required(), reason: string().required() })
    .nullable()
    .default(undefined),
});

export type InvoicedPayment = InferType<typeof invoicedPayment>;

const adjustment = proposal.shape({
  applicationUserId: number().required(),
  business_Name: string().required(),
  amount: number().required(),
  payment: object({
    transactionId: number().required(),
    transactionType: number().required(),
    invoiceNumber: string().required(),
    /** Only a payment that staff confirmed by hand has this field. */
    arrived: string().oneOf(['gateway', 'bank']).nullable().optional(),
  })
    .default(undefined)
    .nullable()
    .optional(),
});

export type Adjustment = InferType<typeof adjustment>;

export const replies = {
  confirmPayment: transaction,
  listPayments: array(invoicedPayment.required()).required(),
  listAdjustments: array(adjustment.required()).required(),
  proposeAdjustment: adjustment,
  proposeAcceptance: adjustment,
  approveAdjustment: adjustment,
  rejectAdjustment: adjustment,
};
