import { passwordRules } from 'shared-api/sign-in';
import { Icon, VisuallyHidden } from 'shared-ui';
import { PasswordField, useFormState } from 'shared-ui/form';
import styles from './NewPasswordFields.module.css';

const hint = passwordRules.map(([, text]) => text).join(', ');

function Rules() {
  const { values } = useFormState<{ Password?: string }>({ subscription: { values: true } });
  return (
    <ul className={`${styles.rules} small`} aria-label="What the password needs">
      {passwordRules.map(([pattern, text]) => {
        const met = pattern.test(values.Password ?? '');
        return (
          <li key={text} className={met ? styles.met : undefined}>
            {met ? <Icon name="check" label="Met:" /> : <VisuallyHidden>Not yet:</VisuallyHidden>} {text}
          </li>
        );
      })}
    </ul>
  );
}

interface NewPasswordFieldsProps {
  confirmation?: string;
  labels?: readonly [string, string];
}

export const NewPasswordFields = ({
  confirmation = 'ConfirmPassword',
  labels: [label, again] = ['Password', 'Confirm password'],
}: NewPasswordFieldsProps) => (
  <>
    <div className="unseenHints">
      <PasswordField name="Password" label={label} required hint={hint} autoComplete="new-password" />
      <Rules />
    </div>
    <PasswordField name={confirmation} label={again} required autoComplete="new-password" />
  </>
);
