import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userById } from 'shared-api/accounts';
import { mutationOf, queryOf, useSession } from 'shared-api/http';
import { changePassword, changePasswordBody } from 'shared-api/sign-in';
import { Button, DateText } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { Protection } from './Protection.tsx';

interface Passwords {
  CurrentPassword: string;
  Password: string;
  ConfirmPassword: string;
}

const title = 'Change password';

function LastChange({ own }: { own: User }) {
  const { data: details } = useQuery(queryOf(userById, { params: { id: own.id } }));
  return (
    <p>
      {details?.passwordChangedAt && (
        <>
          Last changed on <DateText at={details.passwordChangedAt} />.{' '}
        </>
      )}
      {details?.passwordChangedAt === null && (
        <>
          In use since <DateText at={own.dateCreated} />.{' '}
        </>
      )}
      Changing it ends your sessions on all other devices.
    </p>
  );
}

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const user = useSession((state) => state.user);
  const { mutateAsync: change } = useMutation(mutationOf(changePassword));
  return (
    <Protection
      icon="lock"
      name="Password"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      }
    >
      {user && <LastChange own={user} />}
      <Modal title={title} open={open} onClose={() => setOpen(false)}>
        <PortalForm<Passwords>
          label={title}
          schema={changePasswordBody}
          onSubmit={async (passwords) => {
            await change({ body: passwords });
            setOpen(false);
          }}
        >
          <PasswordField
            name="CurrentPassword"
            label="Current password"
            required
            autoComplete="current-password"
          />
          <NewPasswordFields labels={['New password', 'Confirm new password']} />
          <FormActions onCancel={() => setOpen(false)}>
            <SubmitButton>Change</SubmitButton>
          </FormActions>
        </PortalForm>
      </Modal>
    </Protection>
  );
}
