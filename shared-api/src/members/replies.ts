import { array, type InferType, number, object, string } from '../contract/yup.ts';
import { memberRoles } from '../permissions/permissions.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { memberStates } from './rules.ts';

export const member = object({
  id: number().required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  role: string().required().oneOf(memberRoles),
  status: string().required().oneOf(accountStatuses),
  state: string().required().oneOf(memberStates),
  perOrder: number().defined().nullable(),
  perMonth: number().defined().nullable(),
  /** `spent` is the sum in naira of the member's bookings made this month, minus refunds. */
  spent: number().required(),
  dateCreated: string().required(),
  version: number().required(),
});

export type Member = InferType<typeof member>;

export const replies = {
  listMembers: array(member.required()).required(),
  ownLimits: object({
    perOrder: number().defined().nullable(),
    leftThisMonth: number().defined().nullable(),
  }).required(),
  inviteMember: member,
  changeMember: member,
  removeMember: member,
  inviteMemberAgain: member,
};
