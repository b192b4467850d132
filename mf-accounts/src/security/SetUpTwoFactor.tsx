import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { codeBody, confirmTwoFactorMutation, passwordBody, startTwoFactor } from 'shared-api/sign-in';
import { Inline, Stack } from 'shared-ui';
import { QrCode } from 'shared-ui/details';
import { FormActions, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import styles from './Security.module.css';
import type { TwoFactorStep } from './TwoFactorStep.ts';

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function SetUpTwoFactor({ onCodes, onCancel }: TwoFactorStep) {
  const { mutateAsync: start, data: reply } = useMutation(mutationOf(startTwoFactor));
  const { mutateAsync: confirm } = useMutation(confirmTwoFactorMutation);
  const started = reply?.data;
  if (!started)
    return (
      <PortalForm<{ Password: string }>
        label="Your password"
        schema={passwordBody}
        onSubmit={(body) => start({ body })}
      >
        <p>Your password first: nobody who finds your browser open may change how you sign in.</p>
        <PasswordField name="Password" label="Password" required autoComplete="current-password" />
        <FormActions onCancel={onCancel}>
          <SubmitButton>Continue</SubmitButton>
        </FormActions>
      </PortalForm>
    );
  return (
    <Stack space={4}>
      <p className="linksInText">
        Scan this with your authenticator app, or type the key into it. Is the app on this device?{' '}
        <a href={started.uri}>Open it here</a>
      </p>
      <Inline justify="center">
        <QrCode text={started.uri} label="Key for your authenticator app" />
      </Inline>
      <code className={styles.secret}>{inFours(started.secret)}</code>
      <PortalForm<{ Code: string }>
        label="Confirm"
        schema={codeBody}
        onSubmit={async (body) => onCodes(await confirm(body))}
      >
        <CodeField hint="The six digits that the app shows now" />
        <FormActions onCancel={onCancel}>
          <SubmitButton>Turn on</SubmitButton>
        </FormActions>
      </PortalForm>
    </Stack>
  );
}
