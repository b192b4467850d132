import { useMutation } from '@tanstack/react-query';
import { changeStaffRoleMutation } from 'shared-api';
import { staffRoleBody, staffRoles, type User } from 'shared-api/contract';
import { displayName, type StaffRole } from 'shared-api/rules';
import { SelectField, TextField } from 'shared-ui/form';
import { FormAction } from '../shared/FormAction.tsx';
import { AirportsField, airportBox, tickedAirports } from './AirportsField.tsx';

interface RoleValues {
  Role: StaffRole;
  Reason?: string;
}

const schema = staffRoleBody.pick(['Role', 'Reason']);

const startOf = ({ role, airportIds = [] }: User): RoleValues => ({
  Role: role as StaffRole,
  ...Object.fromEntries(airportIds.map((id) => [airportBox(id), true])),
});

/** Another role, or other airports; it holds with the colleague's next request. */
export function ChangeRole({ user }: { user: User }) {
  const { mutateAsync } = useMutation(changeStaffRoleMutation);
  const title = `Role of ${displayName(user)}`;
  return (
    <FormAction<RoleValues>
      button={{ size: 'small', 'aria-label': title, children: 'Role' }}
      title={title}
      schema={schema}
      initialValues={startOf(user)}
      submit="Save"
      onSubmit={(values) => {
        const { Role, Reason } = values;
        return mutateAsync({ id: user.id, body: { Role, Reason, AirportIds: tickedAirports(values) } });
      }}
    >
      <SelectField name="Role" label="Role" options={staffRoles} required />
      <AirportsField />
      <TextField name="Reason" label="Reason" hint="Optional; kept in the audit" rows={2} maxLength={500} />
    </FormAction>
  );
}
