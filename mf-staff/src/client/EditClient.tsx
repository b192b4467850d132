import { useMutation } from '@tanstack/react-query';
import { updateClientMutation } from 'shared-api';
import type { UserDetails } from 'shared-api/contract';
import { Icon, notify } from 'shared-ui';
import { FormAction } from '../shared/FormAction.tsx';
import { clientEdit } from './clientEdit.ts';
import { EditClientFields } from './EditClientFields.tsx';

/** Staff edit what a client of this kind may have changed, and the service type (STAFF-14, STAFF-15, S27). */
export function EditClient({ client }: { client: UserDetails }) {
  const { mutateAsync } = useMutation(updateClientMutation);
  const { schema, initialValues, toUpdate } = clientEdit(client);
  const save = async (values: Record<string, unknown>) => {
    const changed = Object.entries(initialValues).some(([name, value]) => values[name] !== value);
    if (changed) await mutateAsync(toUpdate(values));
    else notify.info('No changes were made');
  };
  return (
    <FormAction
      button={{ icon: <Icon name="edit" />, children: 'Edit client' }}
      title="Edit client"
      schema={schema}
      initialValues={initialValues}
      submit="Save"
      onSubmit={save}
    >
      <EditClientFields category={client.organization_CategoryId} />
    </FormAction>
  );
}
