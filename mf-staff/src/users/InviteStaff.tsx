import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { inviteStaff, staffInvitation, staffRoles } from 'shared-api/staff';
import { Icon } from 'shared-ui';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { FormAction } from '../shared/FormAction.tsx';
import { AirportsField, tickedAirports } from './AirportsField.tsx';

type Invitation = BodyOf<typeof inviteStaff>;

export function InviteStaff() {
  const { mutateAsync } = useMutation(mutationOf(inviteStaff));
  return (
    <FormAction<Invitation>
      button={{ variant: 'primary', icon: <Icon name="plus" />, children: 'Invite user' }}
      title="Invite user"
      schema={staffInvitation}
      submit="Send invitation"
      onSubmit={(values) =>
        mutateAsync({
          body: {
            ...staffInvitation.cast(values, { stripUnknown: true }),
            AirportIds: tickedAirports(values),
          },
        })
      }
    >
      <FieldRow>
        <TextField name="FirstName" label="First name" autoComplete="off" required />
        <TextField name="LastName" label="Last name" autoComplete="off" required />
      </FieldRow>
      <TextField name="Email" label="Email" type="email" autoComplete="off" required />
      <PhoneField name="PhoneNumber" label="Phone number" required />
      <SelectField name="Role" label="Role" options={staffRoles} placeholder="SELECT A ROLE" required />
      <AirportsField />
    </FormAction>
  );
}
