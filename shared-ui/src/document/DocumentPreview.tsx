import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { Skeletons } from '../loading/Skeletons.tsx';
import { LoadFailure } from '../status/LoadFailure.tsx';
import { FileView, showsPdf } from './FileView.tsx';

export interface DocumentPreviewProps {
  /** The drawer has this title, for example 'Receipt'. */
  what: string;
  content: UseQueryOptions<Blob>;
  onDownload: () => void;
  downloading: boolean;
  onClose: () => void;
}

export function DocumentPreview({ what, content, onDownload, downloading, onClose }: DocumentPreviewProps) {
  const { data, isError, refetch } = useQuery(content);
  const pages = useRef<HTMLIFrameElement>(null);
  const print = () => {
    pages.current?.focus();
    pages.current?.contentWindow?.print();
  };
  return (
    <Drawer title={what} placement="right" wide onClose={onClose}>
      <Stack space={3}>
        <Inline space={2}>
          <Button
            variant="primary"
            icon={<Icon name="download" />}
            loading={downloading}
            onClick={onDownload}
          >
            Download
          </Button>
          {data && showsPdf() && <Button onClick={print}>Print</Button>}
          <Button onClick={onClose}>Close</Button>
        </Inline>
        {data && <FileView ref={pages} file={data} name={what} />}
        {!data && !isError && <Skeletons count={4} />}
        {!data && isError && <LoadFailure what="The document" onRetry={refetch} />}
      </Stack>
    </Drawer>
  );
}
