import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { forgotPassword, forgotPasswordBody } from 'shared-api/sign-in';
import { links } from 'shared-ui';
import { PortalForm, SubmitButton } from 'shared-ui/form';
import { EmailField } from '../shared/EmailField.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { withNotice } from '../shared/toLogin.ts';

export function ForgotPasswordPage() {
  const { mutateAsync } = useMutation(mutationOf(forgotPassword));
  const navigate = useNavigate();
  return (
    <FormPage
      title="Forgot password"
      lead="Enter email address to reset your password."
      breadcrumbs={[{ label: 'Login', to: links.login() }, { label: 'Forgot password' }]}
      after={<Link to={links.login()}>Back to login</Link>}
    >
      <PortalForm<BodyOf<typeof forgotPassword>>
        label="Forgot password"
        schema={forgotPasswordBody}
        onSubmit={async (body) => {
          await mutateAsync({ body });
          navigate(links.login(), withNotice('resetMailed'));
        }}
      >
        <EmailField autoComplete="username" />
        <SubmitButton block>Reset Password</SubmitButton>
      </PortalForm>
    </FormPage>
  );
}
