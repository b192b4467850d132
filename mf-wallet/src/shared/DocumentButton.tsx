import { useMutation } from '@tanstack/react-query';
import { type Download, downloadDocument } from 'shared-api/http';
import { Button, Icon } from 'shared-ui';

/** Downloads one document; a second click waits for the first download. */
export function DocumentButton({ label, download }: { label: string; download: Download }) {
  const { mutate, isPending } = useMutation(downloadDocument);
  return (
    <Button icon={<Icon name="download" />} loading={isPending} onClick={() => mutate(download)}>
      {label}
    </Button>
  );
}
