import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './ExportButton.module.css';
import { ExportProgress } from './ExportProgress.tsx';

interface ExportButtonProps {
  /** Rows received so far; undefined while nothing is being exported. */
  received: number | undefined;
  /** How many rows there will be, where it is known. */
  total?: number | undefined;
  onExport: () => void;
}

/** Exports what the list shows, all pages of it, and says how far it is. */
export function ExportButton({ received, total, onExport }: ExportButtonProps) {
  const busy = received !== undefined;
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
      {busy && <ExportProgress received={received} total={total} />}
    </span>
  );
}
