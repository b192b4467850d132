import { array, type InferType, number, string } from '../contract/yup.ts';
import { proposal } from '../proposals/proposal.ts';
import { correctedOutcomes } from './rules.ts';

const outcomeCorrection = proposal.shape({
  bookingId: number().required(),
  invoiceNumber: string().defined().nullable(),
  flightNumber: string().required(),
  business_Name: string().required(),
  from: string().required(),
  to: string().required().oneOf(correctedOutcomes),
});

export type OutcomeCorrection = InferType<typeof outcomeCorrection>;

export const replies = {
  listCorrections: array(outcomeCorrection.required()).required(),
  proposeCorrection: outcomeCorrection,
  approveCorrection: outcomeCorrection,
  rejectCorrection: outcomeCorrection,
};
