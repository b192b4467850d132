import { type User, updateUser } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { CallDialog } from '../shared/CallDialog.tsx';

const valuesOf = ({ id, firstName, lastName, phoneNumber, version }: User) => ({
  id,
  firstname: firstName ?? '',
  lastName: lastName ?? '',
  phoneNumber: phoneNumber ?? '',
  version,
});

export function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <CallDialog
      title={`Edit ${displayName(user)}`}
      initialValues={valuesOf(user)}
      valuesOfPresent={valuesOf}
      submit="Save"
      call={updateUser}
      input={(body) => ({ body })}
      onClose={onClose}
    >
      <FieldRow>
        <TextField name="firstname" label="First name" autoComplete="off" required />
        <TextField name="lastName" label="Last name" autoComplete="off" required />
      </FieldRow>
      <PhoneField name="phoneNumber" label="Phone number" required />
    </CallDialog>
  );
}
