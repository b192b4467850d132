import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readIdentification, type UserDetails } from 'shared-api/accounts';
import { updateClientMutation } from 'shared-api/clients';
import { mutationOf } from 'shared-api/http';
import { Button, Icon, notify } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { clientEdit } from './clientEdit.ts';
import { EditClientFields } from './EditClientFields.tsx';

export function EditClient({ client }: { client: UserDetails }) {
  const [edited, setEdited] = useState<UserDetails>();
  const { mutateAsync: read, isPending } = useMutation(mutationOf(readIdentification));
  /**
   * `client` contains only the last characters of the identification number. Each request for the full
   * identification number is recorded in the audit.
   */
  const open = async () => {
    const identification =
      client.identification && (await read({ params: { id: client.id } })).data.identification;
    setEdited({ ...client, identification });
  };
  return (
    <>
      <Button
        icon={<Icon name="edit" />}
        loading={isPending}
        onClick={() => void open().catch(() => undefined)}
      >
        Edit client
      </Button>
      {edited && <EditDialog client={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function EditDialog({ client, onClose }: { client: UserDetails; onClose: () => void }) {
  const { mutateAsync } = useMutation(updateClientMutation);
  const { schema, initialValues, toUpdate } = clientEdit(client);
  const save = async (values: Record<string, unknown>) => {
    const changed = Object.entries(initialValues).some(([name, value]) => values[name] !== value);
    if (changed) await mutateAsync(toUpdate(values));
    else notify.info('No changes were made');
  };
  return (
    <FormDialog
      title="Edit client"
      schema={schema}
      initialValues={initialValues}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <EditClientFields category={client.organization_CategoryId} />
    </FormDialog>
  );
}
