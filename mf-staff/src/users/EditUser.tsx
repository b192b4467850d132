import { useMutation } from '@tanstack/react-query';
import { type User, updateUser, userUpdate } from 'shared-api/accounts';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { FormDialog } from '../shared/FormDialog.tsx';

type UserUpdate = BodyOf<typeof updateUser>;

const startOf = ({ id, firstName, lastName, phoneNumber }: User): UserUpdate => ({
  id,
  firstname: firstName ?? '',
  lastName: lastName ?? '',
  phoneNumber: phoneNumber ?? '',
});

export function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(updateUser));
  return (
    <FormDialog<UserUpdate>
      title={`Edit ${displayName(user)}`}
      schema={userUpdate}
      initialValues={startOf(user)}
      submit="Save"
      onClose={onClose}
      onSubmit={(values) => mutateAsync({ body: values })}
    >
      <FieldRow>
        <TextField name="firstname" label="First name" autoComplete="off" required />
        <TextField name="lastName" label="Last name" autoComplete="off" required />
      </FieldRow>
      <PhoneField name="phoneNumber" label="Phone number" required />
    </FormDialog>
  );
}
