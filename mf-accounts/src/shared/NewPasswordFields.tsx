import { PasswordField } from 'shared-ui/form';

const hint = 'At least 6 characters, with a digit, a special character, an uppercase and a lowercase letter';

interface NewPasswordFieldsProps {
  confirmation?: string;
  labels?: readonly [string, string];
}

/** A password that an account gets, typed twice. */
export const NewPasswordFields = ({
  confirmation = 'ConfirmPassword',
  labels: [label, again] = ['Password', 'Confirm password'],
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField name="Password" label={label} required hint={hint} autoComplete="new-password" />
    <PasswordField name={confirmation} label={again} required autoComplete="new-password" />
  </>
);
