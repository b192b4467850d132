import { number, object, string } from '../contract/yup.ts';
import { proposalStatuses } from './rules.ts';

export const person = object({ id: number().required(), name: string().required() });

/** One person proposes, and another person decides. */
export const proposal = object({
  id: number().required(),
  reason: string().required(),
  status: string().required().oneOf(proposalStatuses),
  proposedBy: person.required(),
  dateCreated: string().required(),
  decidedBy: person.nullable().default(undefined),
  dateDecided: string().defined().nullable(),
  decisionReason: string().defined().nullable(),
});
