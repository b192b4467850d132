import { PasswordField } from 'shared-ui/form';
import { passwordHint } from '../shared/passwordHint.ts';

export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="Password"
      label="Password"
      required
      hint={passwordHint}
      autoComplete="new-password"
    />
    <PasswordField name="Confirm_Password" label="Confirm password" required autoComplete="new-password" />
  </>
);
