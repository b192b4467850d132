import { choice, email, profileName } from '../contract/fields.ts';
import { number, object } from '../contract/yup.ts';
import { formatNaira } from '../money/money.ts';
import { memberRoles } from '../permissions/permissions.ts';
import { maxLimitKobo } from './rules.ts';

const noAmount = 'Please enter an amount';
/** The limit is in naira. Null means no limit, and 0 means that every order requires approval. */
const limit = () =>
  number()
    .typeError(noAmount)
    .nullable()
    .defined(noAmount)
    .min(0, noAmount)
    .max(maxLimitKobo / 100, `Amount cannot be higher than ${formatNaira(maxLimitKobo)}`)
    .test(
      'kobo',
      'Must have at most 2 decimals',
      (value) => value === null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );

/** The limits have no effect for a Deputy or a Reader. */
export const memberRights = object({ Role: choice(memberRoles), PerOrder: limit(), PerMonth: limit() });

export const memberInvitation = memberRights.shape({
  Email: email(),
  FirstName: profileName(),
  LastName: profileName(),
});
