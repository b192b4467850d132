import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download, downloadDocument, mutationOf } from 'shared-api/http';
import { exportOwnData, proveDataExport } from 'shared-api/privacy';
import { Button, Card, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton, TextField } from 'shared-ui/form';

interface Values {
  code?: string;
}

/** A code of the owner's own proves that they ask: the copy holds all that an account shows, in one file. */
function TakeCopy({ by, onClose }: { by: 'app' | 'mail'; onClose: () => void }) {
  const take = useMutation(downloadDocument);
  const send = async ({ code = '' }: Values) => {
    await take.mutateAsync(download(exportOwnData, { body: { code: code.trim() } }, 'My data.zip'));
    onClose();
  };
  return (
    <Modal title="Download your data" open onClose={onClose} width={480}>
      <PortalForm<Values>
        label="Download your data"
        validate={({ code }) => ({ code: code?.trim() ? undefined : 'Enter the code' })}
        onSubmit={send}
      >
        <Stack space={4}>
          <TextField
            name="code"
            label="Code"
            hint={
              by === 'app'
                ? 'Of your authenticator app, or a recovery code'
                : 'We have mailed it to you; it is valid for 15 minutes'
            }
            autoComplete="one-time-code"
            required
          />
          <FormActions onCancel={onClose}>
            <SubmitButton>Download</SubmitButton>
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}

export function OwnData() {
  const [isOpen, setOpen] = useState(false);
  const prove = useMutation({ ...mutationOf(proveDataExport), onSuccess: () => setOpen(true) });
  const by = prove.data?.data.by;
  return (
    <Card title="Your data">
      <Stack space={4}>
        <p>
          A copy of all that is kept about you, with the documents that you uploaded, as one file. You can
          take one an hour.
        </p>
        <div>
          <Button loading={prove.isPending} aria-haspopup="dialog" onClick={() => prove.mutate({})}>
            Download my data
          </Button>
        </div>
      </Stack>
      {isOpen && by && <TakeCopy by={by} onClose={() => setOpen(false)} />}
    </Card>
  );
}
