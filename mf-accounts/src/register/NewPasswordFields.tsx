import { PasswordField } from 'shared-ui/form';
import { passwordHint } from '../shared/passwordHint.ts';
import styles from './NewPasswordFields.module.css';

export const NewPasswordFields = () => (
  <div className={styles.passwords}>
    <PasswordField
      name="Password"
      label="Password"
      required
      hint={passwordHint}
      autoComplete="new-password"
    />
    <PasswordField name="Confirm_Password" label="Confirm password" required autoComplete="new-password" />
  </div>
);
