import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { reloadSessionUser } from 'shared-api/accounts';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf, session } from 'shared-api/http';
import { resetPassword, resetPasswordFields } from 'shared-api/sign-in';
import { links, notify } from 'shared-ui';
import { PortalForm, SubmitButton } from 'shared-ui/form';
import { FormPage } from '../shared/FormPage.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { withNotice } from '../shared/toLogin.ts';

type NewPassword = Omit<BodyOf<typeof resetPassword>, 'ActivationCode'>;

export function ResetPasswordPage() {
  const { code = '' } = useParams();
  const { mutateAsync } = useMutation(mutationOf(resetPassword));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <FormPage
      title="Reset password"
      breadcrumbs={[{ label: 'Login', to: links.login() }, { label: 'Reset password' }]}
      after={<Link to={links.login()}>Back to login</Link>}
    >
      <PortalForm<NewPassword>
        label="Reset password"
        schema={resetPasswordFields}
        onSubmit={async (passwords) => {
          await mutateAsync({ body: { ...passwords, ActivationCode: code } });
          // The new password has ended all sessions of its owner, perhaps also the one of this browser.
          if (session.get().token) await reloadSessionUser(queryClient);
          notify.dismissAbout('session');
          navigate(links.login(), withNotice('passwordReset'));
        }}
      >
        <NewPasswordFields />
        <SubmitButton block>RESET PASSWORD</SubmitButton>
      </PortalForm>
    </FormPage>
  );
}
