import { useState } from 'react';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LoadingCover } from '../loading/LoadingOverlay.tsx';
import { fetchedPart } from '../page/fetchedPart.tsx';
import { NotOpened } from '../page/NotOpened.tsx';
import styles from './DocumentButton.module.css';
import type { DocumentPreviewProps } from './DocumentPreview.tsx';

const DocumentPreview = fetchedPart<DocumentPreviewProps>(
  async () => (await import('./DocumentPreview.tsx')).DocumentPreview,
);

interface DocumentButtonProps extends Omit<DocumentPreviewProps, 'onClose'> {
  /** Of the button that downloads: 'Get Receipt'. */
  label: string;
  variant?: ButtonVariant;
}

/** Downloads a document; the eye beside it shows the document first. */
export function DocumentButton({ label, variant = 'default', ...document }: DocumentButtonProps) {
  const [looking, setLooking] = useState(false);
  const { what, downloading, onDownload } = document;
  const stopLooking = () => setLooking(false);
  return (
    <span className={styles.pair}>
      <Button
        variant={variant}
        icon={<Icon name="download" />}
        loading={downloading && !looking}
        onClick={onDownload}
      >
        {label}
      </Button>
      <Button
        variant={variant}
        icon={<Icon name="eye" />}
        aria-label={`Preview ${what.toLowerCase()}`}
        aria-haspopup="dialog"
        onClick={() => setLooking(true)}
      />
      {looking && (
        <DocumentPreview
          {...document}
          pending={<LoadingCover />}
          failed={<NotOpened title={what} onClose={stopLooking} />}
          onClose={stopLooking}
        />
      )}
    </span>
  );
}
