import { useMutation } from '@tanstack/react-query';
import { codeBody, confirmTwoFactorMutation, passwordBody, startTwoFactorMutation } from 'shared-api/sign-in';
import { Stack } from 'shared-ui';
import { QrCode } from 'shared-ui/data';
import { FormActions, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import styles from './Security.module.css';
import type { TwoFactorStep } from './TwoFactorStep.ts';

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The password first, then the app's secret and the first code that proves it. */
export function SetUpTwoFactor({ onCodes }: TwoFactorStep) {
  const { mutateAsync: start, data: started } = useMutation(startTwoFactorMutation);
  const { mutateAsync: confirm } = useMutation(confirmTwoFactorMutation);
  if (!started)
    return (
      <PortalForm<{ Password: string }>
        label="Your password"
        schema={passwordBody}
        onSubmit={(body) => start(body)}
      >
        <PasswordField name="Password" label="Password" required autoComplete="current-password" />
        <FormActions>
          <SubmitButton>Go on</SubmitButton>
        </FormActions>
      </PortalForm>
    );
  return (
    <Stack space={4}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <div className={styles.qr}>
        <QrCode text={started.uri} label="Key for your authenticator app" />
      </div>
      <code className={styles.secret}>{inFours(started.secret)}</code>
      <PortalForm<{ Code: string }>
        label="Confirm"
        schema={codeBody}
        onSubmit={async (body) => onCodes(await confirm(body))}
      >
        <CodeField hint="The six digits that the app shows now" />
        <FormActions>
          <SubmitButton>Turn on</SubmitButton>
        </FormActions>
      </PortalForm>
    </Stack>
  );
}
