import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { fetchedPart } from '../page/fetchedPart.tsx';
import styles from './ExportButton.module.css';

interface ExportButtonProps {
  /** Rows received so far; undefined while nothing is being exported. */
  received: number | undefined;
  /** How many rows there will be, where it is known. */
  total?: number | undefined;
  onExport: () => void;
}

const ProgressBar = fetchedPart(async () => (await import('./ProgressBar.tsx')).ProgressBar);

/** Exports what the list shows, all pages of it, and says how far it is. */
export function ExportButton({ received, total, onExport }: ExportButtonProps) {
  const busy = received !== undefined;
  const most = Math.max(total ?? 0, received ?? 0, 1);
  return (
    <span className={styles.export}>
      <Button
        icon={<Icon name="download" />}
        loading={busy}
        explainDisabled={!busy && total === 0 && 'There is nothing to export'}
        onClick={onExport}
      >
        Export
      </Button>
      {busy && (
        <span className={styles.progress}>
          <ProgressBar label="Export" share={total ? received / most : undefined} failed={null} />
          <span>{`${received} of ${most}`}</span>
        </span>
      )}
    </span>
  );
}
