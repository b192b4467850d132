import { array, type InferType, number, object, string } from '../contract/yup.ts';
import { correctedOutcomes, correctionStatuses } from './rules.ts';

const person = object({ id: number().required(), name: string().required() });

const outcomeCorrection = object({
  id: number().required(),
  bookingId: number().required(),
  invoiceNumber: string().defined().nullable(),
  flightNumber: string().required(),
  business_Name: string().required(),
  from: string().required(),
  to: string().required().oneOf(correctedOutcomes),
  reason: string().required(),
  status: string().required().oneOf(correctionStatuses),
  proposedBy: person.required(),
  dateCreated: string().required(),
  decidedBy: person.nullable().default(undefined),
  dateDecided: string().defined().nullable(),
  decisionReason: string().defined().nullable(),
});

export type OutcomeCorrection = InferType<typeof outcomeCorrection>;

export const replies = {
  listCorrections: array(outcomeCorrection.required()).required(),
  proposeCorrection: outcomeCorrection,
  approveCorrection: outcomeCorrection,
  rejectCorrection: outcomeCorrection,
};
