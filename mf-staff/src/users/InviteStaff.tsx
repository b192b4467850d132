import { inviteStaff, staffInvitation, staffRoles } from 'shared-api/staff';
import { Icon } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { CallDialog } from '../shared/CallDialog.tsx';
import { AirportsField, tickedAirports } from './AirportsField.tsx';

export const InviteStaff = () => (
  <DialogButton
    variant="primary"
    icon={<Icon name="plus" />}
    dialog={(close) => (
      <CallDialog
        title="Invite user"
        schema={staffInvitation}
        submit="Send invitation"
        call={inviteStaff}
        input={(values) => ({
          body: {
            ...staffInvitation.cast(values, { stripUnknown: true }),
            AirportIds: tickedAirports(values),
          },
        })}
        onClose={close}
      >
        <FieldRow>
          <TextField name="FirstName" label="First name" autoComplete="off" required />
          <TextField name="LastName" label="Last name" autoComplete="off" required />
        </FieldRow>
        <TextField name="Email" label="Email" type="email" autoComplete="off" required />
        <PhoneField name="PhoneNumber" label="Phone number" required />
        <SelectField name="Role" label="Role" options={staffRoles} placeholder="SELECT A ROLE" required />
        <AirportsField />
      </CallDialog>
    )}
  >
    Invite user
  </DialogButton>
);
