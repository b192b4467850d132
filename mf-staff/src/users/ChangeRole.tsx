import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeStaffRoleMutation } from 'shared-api';
import { staffRoleBody, staffRoles, type User } from 'shared-api/contract';
import { displayName, type StaffRole } from 'shared-api/rules';
import { Button, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SelectField, SubmitButton, TextField } from 'shared-ui/form';
import { AirportsField, airportBox, tickedAirports } from './AirportsField.tsx';

interface RoleValues {
  Role: StaffRole;
  Reason?: string;
}

const startOf = ({ role, airportIds = [] }: User): RoleValues => ({
  Role: role as StaffRole,
  ...Object.fromEntries(airportIds.map((id) => [airportBox(id), true])),
});

/** Another role, or other airports; it holds with the colleague's next request. */
export function ChangeRole({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(changeStaffRoleMutation);
  const close = () => setOpen(false);
  const title = `Role of ${displayName(user)}`;
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        Role
      </Button>
      <Modal title={title} open={open} onClose={close} width={560}>
        <PortalForm<RoleValues>
          label={title}
          schema={staffRoleBody.pick(['Role', 'Reason'])}
          initialValues={startOf(user)}
          onSubmit={async (values) => {
            const { Role, Reason } = values;
            await mutateAsync({ id: user.id, body: { Role, Reason, AirportIds: tickedAirports(values) } });
            close();
          }}
        >
          <Stack space={4}>
            <SelectField name="Role" label="Role" options={staffRoles} required />
            <AirportsField />
            <TextField
              name="Reason"
              label="Reason"
              hint="Optional; kept in the audit"
              rows={2}
              maxLength={500}
            />
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
