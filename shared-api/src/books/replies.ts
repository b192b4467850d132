import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { person, proposal } from '../proposals/proposal.ts';
import { mapping } from './fields.ts';
import { decisionKinds, lineStates, lineViews } from './rules.ts';

/** Amounts are in naira. Both totals count the money that the gateway has collected and not yet paid out. */
const clearing = object({
  byLedger: number().required(),
  byPayments: number().required(),
  /** This is the difference between the two totals. Any number except 0 means that the portal has a bug. */
  difference: number().required(),
  openPayments: number().required(),
  suspense: number().required(),
  opened: string().defined().nullable(),
  openingProposed: boolean().required(),
});

export type Clearing = InferType<typeof clearing>;

const missingPayment = object({
  transactionId: number().required(),
  transactionType: number().required(),
  invoiceNumber: string().required(),
  rrrNo: string().defined().nullable(),
  business_Name: string().required(),
  datePaid: string().defined().nullable(),
  /** The gateway still owes this amount, in naira. */
  open: number().required(),
  decisionProposed: boolean().required(),
});

export type MissingPayment = InferType<typeof missingPayment>;

const opening = object({
  payments: number().required(),
  amount: number().required(),
});

const bookDecision = proposal.shape({
  kind: string().required().oneOf(decisionKinds),
  /** The amount is in naira. For the kind "opening", the amount is the total of the payments that count as settled. */
  amount: number().required(),
  line: object({ id: number().required(), fileId: number().required(), rrrNo: string().required() })
    .default(undefined)
    .nullable(),
  payment: object({
    transactionId: number().required(),
    transactionType: number().required(),
    invoiceNumber: string().required(),
  })
    .default(undefined)
    .nullable(),
  client: person.nullable().default(undefined),
  opening: object({
    day: string().required(),
    fee: number().required(),
    stillOpen: number().required(),
  })
    .default(undefined)
    .nullable(),
});

export type BookDecision = InferType<typeof bookDecision>;

const settlementProfile = object({ id: number().required(), ...mapping() });

export type SettlementProfile = InferType<typeof settlementProfile>;

const settlementFile = object({
  id: number().required(),
  name: string().required(),
  profile: string().required(),
  dateCreated: string().required(),
  uploadedBy: string().required(),
  /** The value is false until the lines have been compared with the payments. */
  read: boolean().required(),
  lines: number().required(),
  gross: number().required(),
  fee: number().required(),
  counts: object(
    Object.fromEntries(lineViews.map((view) => [view, number().required()])) as Record<
      (typeof lineViews)[number],
      ReturnType<ReturnType<typeof number>['required']>
    >,
  ).required(),
  mine: number().required(),
});

export type SettlementFile = InferType<typeof settlementFile>;

const settlementLine = object({
  id: number().required(),
  file: object({ id: number().required(), name: string().required() }).required(),
  number: number().required(),
  rrrNo: string().required(),
  /** The amount is in naira. It is negative when the gateway took the money back. */
  amount: number().required(),
  fee: number().required(),
  net: number().required(),
  datePaid: string().defined().nullable(),
  dateSettled: string().defined().nullable(),
  reference: string().defined().nullable(),
  state: string().required().oneOf(lineStates),
  resolved: string().oneOf(['posted', 'ignored']).defined().nullable(),
  resolvedBy: string().defined().nullable(),
  dateResolved: string().defined().nullable(),
  ignoredReason: string().defined().nullable(),
  note: string().defined().nullable(),
  assignedTo: person.nullable().default(undefined),
  /** 0 means that the line has no suspense, or that its suspense is settled. */
  suspense: number().required(),
  decisionProposed: boolean().required(),
  payment: object({
    transactionId: number().required(),
    transactionType: number().required(),
    invoiceNumber: string().required(),
    business_Name: string().required(),
    clientId: number().required(),
    status: string().required(),
    /** True means that the line cannot be posted yet, because the gateway has not reported on the payment. */
    waits: boolean().required(),
    /** The gateway still owes this amount, in naira. */
    open: number().required(),
  })
    .default(undefined)
    .nullable(),
});

export type SettlementLineShown = InferType<typeof settlementLine>;

export const replies = {
  readClearing: clearing,
  listMissing: array(missingPayment.required()).required(),
  listDecisions: array(bookDecision.required()).required(),
  readOpening: opening,
  proposeDecision: bookDecision,
  approveDecision: bookDecision,
  rejectDecision: bookDecision,
  listProfiles: array(settlementProfile.required()).required(),
  createProfile: settlementProfile,
  listFiles: array(settlementFile.required()).required(),
  uploadFile: settlementFile,
  readFile: settlementFile,
  postFile: settlementFile,
  listLines: array(settlementLine.required()).required(),
  listOpenLines: array(settlementLine.required()).required(),
  postLine: settlementLine,
  ignoreLine: settlementLine,
  noteLine: settlementLine,
  listBookOfficers: array(person.required()).required(),
  assignLine: settlementLine,
};
