import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readIdentification, type UserDetails } from 'shared-api/accounts';
import { updateClientMutation } from 'shared-api/clients';
import { mutationOf } from 'shared-api/http';
import { Button, Icon, notify } from 'shared-ui';
import { FormDialog, type FormDialogProps } from 'shared-ui/dialogs';
import { clientEdit } from './clientEdit.ts';
import { EditClientFields } from './EditClientFields.tsx';

export function EditClient({ client }: { client: UserDetails }) {
  const [edited, setEdited] = useState<UserDetails>();
  const { mutateAsync: read, isPending } = useMutation(mutationOf(readIdentification));
  /**
   * The server sends only the last characters of the identification number. Each request for the whole number
   * is recorded in the audit.
   */
  const withIdentification = async (masked: UserDetails) => ({
    ...masked,
    identification: masked.identification && (await read({ params: { id: client.id } })).data.identification,
  });
  const open = async () => setEdited(await withIdentification(client));
  return (
    <>
      <Button
        icon={<Icon name="edit" />}
        loading={isPending}
        onClick={() => void open().catch(() => undefined)}
      >
        Edit client
      </Button>
      {edited && (
        <EditDialog client={edited} reload={withIdentification} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface EditDialogProps {
  client: UserDetails;
  reload: (masked: UserDetails) => Promise<UserDetails>;
  onClose: () => void;
}

function EditDialog({ client, reload, onClose }: EditDialogProps) {
  const { mutateAsync } = useMutation(updateClientMutation);
  const { schema, initialValues, toUpdate } = clientEdit(client);
  const save: FormDialogProps<object>['onSubmit'] = async (values, form) => {
    if (form.getState().pristine) notify.info('No changes were made');
    else await mutateAsync(toUpdate(values));
  };
  return (
    <FormDialog
      title="Edit client"
      schema={schema}
      initialValues={initialValues}
      valuesOfPresent={async (present: UserDetails) => clientEdit(await reload(present)).initialValues}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <EditClientFields category={client.organization_CategoryId} />
    </FormDialog>
  );
}
