import { useMutation } from '@tanstack/react-query';
import { download, downloadDocument, mutationOf } from 'shared-api/http';
import { exportOwnData, proveDataExport } from 'shared-api/privacy';
import { Button, Card, Stack } from 'shared-ui';
import { CodeDialog } from './CodeDialog.tsx';

export function OwnData() {
  const prove = useMutation(mutationOf(proveDataExport));
  const take = useMutation(downloadDocument);
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
      {by && (
        <CodeDialog
          title="Download your data"
          by={by}
          submit="Download"
          onSubmit={(code) => take.mutateAsync(download(exportOwnData, { body: { code } }, 'My data.zip'))}
          onClose={prove.reset}
        />
      )}
    </Card>
  );
}
