import { useMutation, useQuery } from '@tanstack/react-query';
import { type User, userById } from 'shared-api/accounts';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf, queryOf, useSession } from 'shared-api/http';
import { changePassword, changePasswordBody } from 'shared-api/sign-in';
import { DateText } from 'shared-ui';
import { DialogButton, FormDialog } from 'shared-ui/dialogs';
import { PasswordField } from 'shared-ui/form';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { Protection } from './Protection.tsx';

const title = 'Change password';

function LastChange({ own }: { own: User }) {
  const { data: details } = useQuery(queryOf(userById, { params: { id: own.id } }));
  return (
    <p>
      {details && (
        <>
          {details.passwordChangedAt ? 'Last changed on' : 'In use since'}{' '}
          <DateText at={details.passwordChangedAt ?? own.dateCreated} />.{' '}
        </>
      )}
      Changing it ends your sessions on all other devices.
    </p>
  );
}

function Dialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(changePassword));
  return (
    <FormDialog<BodyOf<typeof changePassword>>
      title={title}
      schema={changePasswordBody}
      submit="Change"
      width={418}
      onSubmit={(passwords) => mutateAsync({ body: passwords })}
      onClose={onClose}
    >
      <PasswordField
        name="CurrentPassword"
        label="Current password"
        required
        autoComplete="current-password"
      />
      <NewPasswordFields labels={['New password', 'Confirm new password']} />
    </FormDialog>
  );
}

export function ChangePassword() {
  const user = useSession((state) => state.user);
  return (
    <Protection
      icon="lock"
      name="Password"
      actions={<DialogButton dialog={(close) => <Dialog onClose={close} />}>{title}</DialogButton>}
    >
      {user && <LastChange own={user} />}
    </Protection>
  );
}
