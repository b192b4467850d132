import { useMutation } from '@tanstack/react-query';
import { codeBody, renewRecoveryCodesMutation } from 'shared-api/sign-in';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import type { TwoFactorStep } from './TwoFactorStep.ts';

export function RenewRecoveryCodes({ onCodes, onCancel }: TwoFactorStep) {
  const { mutateAsync: renew } = useMutation(renewRecoveryCodesMutation);
  return (
    <PortalForm<{ Code: string }>
      label="New recovery codes"
      schema={codeBody}
      onSubmit={async (body) => onCodes(await renew(body))}
    >
      <p>The earlier recovery codes stop working.</p>
      <CodeField />
      <FormActions onCancel={onCancel}>
        <SubmitButton>Make new codes</SubmitButton>
      </FormActions>
    </PortalForm>
  );
}
