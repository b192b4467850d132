import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { ClientFile } from 'shared-api/accounts';
import { clientFileDownload } from 'shared-api/clients';
import { downloadDocument } from 'shared-api/http';
import { Button, Icon, Inline } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { DocumentView } from './DocumentView.tsx';
import styles from './DocumentViewer.module.css';

interface DocumentViewerProps {
  files: readonly ClientFile[];
  openId: number | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export function DocumentViewer({ files, openId, onOpen, onClose }: DocumentViewerProps) {
  const { mutate, isPending } = useMutation(downloadDocument);
  const index = files.findIndex(({ id }) => id === openId);
  const file = files[index];
  const turn = (step: number) => {
    const next = files[index + step];
    if (next) onOpen(next.id);
  };
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) turn(step);
  };
  return (
    <Modal title={file?.name ?? ''} open={file !== undefined} onClose={onClose} size="large">
      {file && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within do the same as the arrow keys.
        <div onKeyDown={turnByKey}>
          <Inline space={2} className={styles.controls}>
            {files.length > 1 && (
              <>
                <Button
                  explainDisabled={index === 0 && 'This is the first document'}
                  onClick={() => turn(-1)}
                >
                  Previous
                </Button>
                <span aria-live="polite">
                  {index + 1} of {files.length}
                </span>
                <Button
                  explainDisabled={index === files.length - 1 && 'This is the last document'}
                  onClick={() => turn(1)}
                >
                  Next
                </Button>
              </>
            )}
            <Button
              icon={<Icon name="download" />}
              loading={isPending}
              className={styles.download}
              onClick={() => mutate(clientFileDownload(file))}
            >
              <span className="unseenOnPhone">Download</span>
            </Button>
          </Inline>
          <DocumentView key={file.id} file={file} />
        </div>
      )}
    </Modal>
  );
}
