import { useMutation } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { mutationOf } from 'shared-api/http';
import type { StaffRole } from 'shared-api/permissions';
import { changeStaffRole, staffRoleBody, staffRoles } from 'shared-api/staff';
import { displayName } from 'shared-api/wording';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { AirportsField, airportBox, tickedAirports } from './AirportsField.tsx';

interface RoleValues {
  Role: StaffRole;
  Reason?: string;
  version?: number | undefined;
}

const schema = staffRoleBody.pick(['Role', 'Reason']);

const startOf = ({ role, airportIds = [], version }: User): RoleValues => ({
  Role: role as StaffRole,
  version,
  ...Object.fromEntries(airportIds.map((id) => [airportBox(id), true])),
});

export function ChangeRole({ user, onClose }: { user: User; onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(changeStaffRole));
  return (
    <FormDialog<RoleValues>
      title={`Role of ${displayName(user)}`}
      schema={schema}
      initialValues={startOf(user)}
      valuesOfPresent={startOf}
      submit="Save"
      onClose={onClose}
      onSubmit={(values) => {
        const { Role, Reason, version } = values;
        return mutateAsync({
          params: { id: user.id },
          body: { Role, Reason, version, AirportIds: tickedAirports(values) },
        });
      }}
    >
      <SelectField name="Role" label="Role" options={staffRoles} required />
      <AirportsField />
      <TextAreaField
        name="Reason"
        label="Reason"
        hint="Optional; kept in the audit"
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
