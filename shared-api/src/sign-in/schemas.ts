import { email, line, linesFrom3, secret } from '../contract/fields.ts';
import { object, ref } from '../contract/yup.ts';
import { confirmation, newPassword, uncommonPassword } from './passwords.ts';

export const signInBody = object({
  Email: email('Email is not valid'),
  Password: secret().required('Password must not be empty'),
  /** Two-factor sign-in needs a code from the authenticator app, or a recovery code. */
  Code: line(40).optional(),
});
export const forgotPasswordBody = object({ Email: email('Email is not valid') });
export const resetPasswordFields = object({
  Password: newPassword(),
  ConfirmPassword: confirmation('Password'),
});
export const staffPasswordFields = resetPasswordFields.shape({ Password: uncommonPassword() });
export const resetPasswordBody = resetPasswordFields.shape({ ActivationCode: secret().required() });

export const secondFactorCode = () =>
  line(40, 'Enter the code')
    .required('Enter the code')
    .matches(/^[\s\w-]+$/, 'Enter the code');

const password = () => secret().required('Password must not be empty');

export const passwordBody = object({ Password: password() });
export const changePasswordBody = object({
  CurrentPassword: password(),
  Password: uncommonPassword().notOneOf([ref('CurrentPassword')], 'Must differ from the current password'),
  ConfirmPassword: confirmation('Password'),
});
export const codeBody = object({ Code: secondFactorCode() });
export const passwordAndCodeBody = object({ Password: password(), Code: secondFactorCode() });
export const signInReason = object({ Reason: linesFrom3(500) });
