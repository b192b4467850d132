import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientFile } from 'shared-api/accounts';
import { clientFileDownload } from 'shared-api/clients';
import { downloadDocument } from 'shared-api/http';
import { Button, Card, EmptyState, Icon, Inline, RowList } from 'shared-ui';
import { DocumentViewer } from './DocumentViewer.tsx';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

export function ClientDocuments({ files }: { files: readonly ClientFile[] }) {
  const [shown, setShown] = useState<number>();
  const { mutate, isPending, variables } = useMutation(downloadDocument);
  if (files.length === 0) return <EmptyState text="There are no documents" />;
  return (
    <Card title="Documents">
      <RowList>
        {files.map((file) => (
          <li key={file.id}>
            <span>
              <strong>{file.name}</strong>{' '}
              <small>
                {kilobytes(file.sizeBytes)}
                {file.opened !== undefined && (file.opened ? ', opened' : ', not opened yet')}
              </small>
            </span>
            <Inline space={2}>
              <Button
                size="small"
                icon={<Icon name="eye" />}
                aria-label={`View ${file.name}`}
                onClick={() => setShown(file.id)}
              >
                View
              </Button>
              <Button
                size="small"
                icon={<Icon name="download" />}
                aria-label={`Download ${file.name}`}
                loading={isPending && variables.fileName === file.name}
                onClick={() => mutate(clientFileDownload(file))}
              >
                Download
              </Button>
            </Inline>
          </li>
        ))}
      </RowList>
      <DocumentViewer files={files} openId={shown} onOpen={setShown} onClose={() => setShown(undefined)} />
    </Card>
  );
}
