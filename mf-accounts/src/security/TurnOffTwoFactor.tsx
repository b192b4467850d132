import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { passwordAndCodeBody, turnOffTwoFactor } from 'shared-api/sign-in';
import { FormActions, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import type { TwoFactorStep } from './TwoFactorStep.ts';

export function TurnOffTwoFactor({ onDone, onCancel }: TwoFactorStep) {
  const { mutateAsync: turnOff } = useMutation(mutationOf(turnOffTwoFactor));
  return (
    <PortalForm<{ Password: string; Code: string }>
      label="Turn two-factor sign-in off"
      schema={passwordAndCodeBody}
      onSubmit={async (body) => {
        await turnOff({ body });
        onDone();
      }}
    >
      <p>Your password alone then opens your account again.</p>
      <PasswordField name="Password" label="Password" required autoComplete="current-password" />
      <CodeField />
      <FormActions onCancel={onCancel}>
        <SubmitButton>Turn off</SubmitButton>
      </FormActions>
    </PortalForm>
  );
}
