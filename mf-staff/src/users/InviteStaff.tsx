import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteStaffMutation } from 'shared-api';
import { type BodyOf, type inviteStaff, staffInvitation, staffRoles } from 'shared-api/contract';
import { Button, Icon, Stack } from 'shared-ui';
import {
  FieldRow,
  FormActions,
  Modal,
  PhoneField,
  PortalForm,
  SelectField,
  SubmitButton,
  TextField,
} from 'shared-ui/form';
import { AirportsField, tickedAirports } from './AirportsField.tsx';

type Invitation = BodyOf<typeof inviteStaff>;

/** A new colleague sets the password through a one-use link (S01). */
export function InviteStaff() {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(inviteStaffMutation);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        Invite user
      </Button>
      <Modal title="Invite user" open={open} onClose={close} width={560}>
        <PortalForm<Invitation>
          label="Invite user"
          schema={staffInvitation}
          onSubmit={async (values) => {
            await mutateAsync({
              ...staffInvitation.cast(values, { stripUnknown: true }),
              AirportIds: tickedAirports(values),
            });
            close();
          }}
        >
          <Stack space={4}>
            <FieldRow>
              <TextField name="FirstName" label="First name" autoComplete="off" required />
              <TextField name="LastName" label="Last name" autoComplete="off" required />
            </FieldRow>
            <TextField name="Email" label="Email" type="email" autoComplete="off" required />
            <PhoneField name="PhoneNumber" label="Phone number" required />
            <SelectField name="Role" label="Role" options={staffRoles} placeholder="SELECT A ROLE" required />
            <AirportsField />
            <FormActions>
              <SubmitButton>Send invitation</SubmitButton>
              <Button onClick={close}>Go back</Button>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </>
  );
}
