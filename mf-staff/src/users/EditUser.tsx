import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { updateUserMutation } from 'shared-api';
import { type BodyOf, type User, type updateUser, userUpdate } from 'shared-api/contract';
import { displayName, nationalPhone } from 'shared-api/rules';
import { Button, Stack } from 'shared-ui';
import {
  FieldRow,
  FormActions,
  Modal,
  PhoneField,
  PortalForm,
  SubmitButton,
  TextField,
} from 'shared-ui/form';

type UserUpdate = BodyOf<typeof updateUser>;

/** Names and telephone of a colleague (STAFF-16, PROFILE-19). */
export function EditUser({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(updateUserMutation);
  const close = () => setOpen(false);
  const start: UserUpdate = {
    id: user.id,
    firstname: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phoneNumber: nationalPhone(user.phoneNumber ?? ''),
  };
  return (
    <>
      <Button size="small" aria-label={`Edit ${displayName(user)}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Modal title={`Edit ${displayName(user)}`} open={open} onClose={close} width={560}>
        <PortalForm<UserUpdate>
          label={`Edit ${displayName(user)}`}
          schema={userUpdate}
          initialValues={start}
          onSubmit={async (values) => {
            await mutateAsync(values);
            close();
          }}
        >
          <Stack space={4}>
            <FieldRow>
              <TextField name="firstname" label="First name" autoComplete="off" required />
              <TextField name="lastName" label="Last name" autoComplete="off" required />
            </FieldRow>
            <PhoneField name="phoneNumber" label="Phone number" required />
            <FormActions>
              <SubmitButton>Save</SubmitButton>
              <Button onClick={close}>Go back</Button>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </>
  );
}
