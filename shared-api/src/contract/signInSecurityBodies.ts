import { object, ref, string } from 'yup';
import { confirmation, text, uncommonPassword } from './fields.ts';
import { lazily } from './lazily.ts';

/** Six digits of the authenticator app, or a recovery code; blanks and hyphens do not matter. */
export const secondFactorCode = () =>
  string()
    .required('Please enter the code')
    .max(40, 'Please enter the code')
    .matches(/^[\s\w-]+$/, 'Please enter the code');

const password = () => string().required('Password must not be empty').max(200);

export const passwordBody = lazily(() => object({ Password: password() }));
export const changePasswordBody = lazily(() =>
  object({
    CurrentPassword: password(),
    Password: uncommonPassword().notOneOf([ref('CurrentPassword')], 'Must differ from the current password'),
    ConfirmPassword: confirmation('Password'),
  }),
);
export const codeBody = lazily(() => object({ Code: secondFactorCode() }));
export const passwordAndCodeBody = lazily(() => object({ Password: password(), Code: secondFactorCode() }));
/** Why an Administrator changes how somebody else signs in. */
export const signInReason = lazily(() => object({ Reason: text(500) }));
