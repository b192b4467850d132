import { useMutation } from '@tanstack/react-query';
import { turnOffTwoFactorMutation } from 'shared-api';
import { passwordAndCodeBody } from 'shared-api/contract';
import { FormActions, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import type { TwoFactorStep } from './TwoFactorStep.ts';

export function TurnOffTwoFactor({ onDone }: TwoFactorStep) {
  const { mutateAsync: turnOff } = useMutation(turnOffTwoFactorMutation);
  return (
    <PortalForm<{ Password: string; Code: string }>
      label="Turn two-factor sign-in off"
      schema={passwordAndCodeBody}
      onSubmit={async (body) => {
        await turnOff(body);
        onDone();
      }}
    >
      <PasswordField name="Password" label="Password" required autoComplete="current-password" />
      <CodeField />
      <FormActions>
        <SubmitButton>Turn off</SubmitButton>
      </FormActions>
    </PortalForm>
  );
}
