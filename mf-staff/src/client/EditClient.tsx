import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { updateClientMutation } from 'shared-api';
import type { UserDetails } from 'shared-api/contract';
import { Button, Icon, notify, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton } from 'shared-ui/form';
import { clientEdit } from './clientEdit.ts';
import { EditClientFields } from './EditClientFields.tsx';

/** Staff edit what a client of this kind may have changed, and the service type (STAFF-14, STAFF-15, S27). */
export function EditClient({ client }: { client: UserDetails }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(updateClientMutation);
  const { schema, initialValues, toUpdate } = clientEdit(client);
  const close = () => setOpen(false);
  const save = async (values: Record<string, unknown>) => {
    const changed = Object.entries(initialValues).some(([name, value]) => values[name] !== value);
    if (changed) await mutateAsync(toUpdate(values));
    else notify.info('No changes were made');
    close();
  };
  return (
    <>
      <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
        Edit client
      </Button>
      <Modal title="Edit client" open={open} onClose={close} width={560}>
        <PortalForm label="Edit client" schema={schema} initialValues={initialValues} onSubmit={save}>
          <Stack space={4}>
            <EditClientFields category={client.organization_CategoryId} />
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
