import { useMutation } from '@tanstack/react-query';
import { signInMutation } from 'shared-api';
import type { BodyOf } from 'shared-api/contract';
import { type signIn, signInBody } from 'shared-api/contract';
import { PageHeader } from 'shared-ui';
import { FormActions, PasswordField, PortalForm, SubmitButton, TextField } from 'shared-ui/form';

/** In the place of mf-accounts, where the remote runs alone. */
export function SignIn() {
  const { mutateAsync } = useMutation(signInMutation);
  return (
    <>
      <PageHeader title="Login" />
      <PortalForm<BodyOf<typeof signIn>>
        schema={signInBody}
        onSubmit={(body) => mutateAsync(body)}
        label="Login"
      >
        <TextField name="Email" label="Email" type="email" autoComplete="email" required />
        <PasswordField name="Password" label="Password" autoComplete="current-password" required />
        <FormActions>
          <SubmitButton>Login</SubmitButton>
        </FormActions>
      </PortalForm>
    </>
  );
}
