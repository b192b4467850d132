import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { codeBody, renewRecoveryCodes } from 'shared-api/sign-in';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import type { TwoFactorStep } from './TwoFactorStep.ts';

export function RenewRecoveryCodes({ onCodes, onCancel }: TwoFactorStep) {
  const { mutateAsync: renew } = useMutation(mutationOf(renewRecoveryCodes));
  return (
    <PortalForm<{ Code: string }>
      label="New recovery codes"
      schema={codeBody}
      onSubmit={async (body) => onCodes((await renew({ body })).data.recoveryCodes)}
    >
      <p>The earlier recovery codes stop working.</p>
      <CodeField />
      <FormActions onCancel={onCancel}>
        <SubmitButton>Make new codes</SubmitButton>
      </FormActions>
    </PortalForm>
  );
}
