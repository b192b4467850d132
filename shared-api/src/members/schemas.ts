import { choice, email, optionalId, profileName } from '../contract/fields.ts';
import { number, object } from '../contract/yup.ts';
import { memberRoles } from '../permissions/permissions.ts';
import { maxLimitKobo } from './rules.ts';

const noAmount = 'Please enter an amount';
/** It is in naira; null is no limit, 0 asks approval for everything. */
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

/** The limits of a Deputy and a Reader count for nothing. */
export const memberChange = object({ Role: choice(memberRoles), PerOrder: limit(), PerMonth: limit() });

export const memberInvitation = memberChange.shape({
  Email: email(),
  FirstName: profileName(),
  LastName: profileName(),
});

export const memberList = object({
  /** Staff ask for the members of one client. */
  clientId: optionalId(),
});
