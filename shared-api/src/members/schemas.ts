import { type InferType, number, object, string } from 'yup';
import { choice, email, optionalId, profileName } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { memberRoles } from '../permissions/permissions.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { maxLimitKobo, memberStates } from './rules.ts';

const noAmount = 'Please enter an amount';
/** Naira; null is no limit, 0 asks approval for everything. */
const limit = () =>
  number()
    .typeError(noAmount)
    .nullable()
    .defined(noAmount)
    .min(0, noAmount)
    .max(maxLimitKobo / 100, `Amount cannot be higher than NGN ${(maxLimitKobo / 100).toLocaleString('en')}`)
    .test(
      'kobo',
      'Must have at most 2 decimals',
      (value) => value === null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );

/** What a member may; of a Deputy and a Reader the limits count for nothing. */
export const memberChange = lazily(() =>
  object({ Role: choice(memberRoles), PerOrder: limit(), PerMonth: limit() }),
);

export const memberInvitation = lazily(() =>
  memberChange.shape({ Email: email(), FirstName: profileName(), LastName: profileName() }),
);

export const memberList = lazily(() =>
  object({
    /** For staff: the members of one client. */
    clientId: optionalId(),
  }),
);

export const member = lazily(() =>
  object({
    id: number().required(),
    firstName: string().required(),
    lastName: string().required(),
    email: string().required(),
    role: string().required().oneOf(memberRoles),
    status: string().required().oneOf(accountStatuses),
    state: string().required().oneOf(memberStates),
    perOrder: number().defined().nullable(),
    perMonth: number().defined().nullable(),
    /** Of what they booked in this month, less refunds. */
    spent: number().required(),
    dateCreated: string().required(),
  }),
);
export type Member = InferType<typeof member>;
