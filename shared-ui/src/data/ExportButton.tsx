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

const Progress = fetchedPart(() => import('antd/es/progress'));

/** Exports what the list shows, all pages of it, and says how far it is. */
export function ExportButton({ received, total, onExport }: ExportButtonProps) {
  const busy = received !== undefined;
  const most = Math.max(total ?? 0, received ?? 0, 1);
  const percent = Math.floor((100 * (received ?? 0)) / most);
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
          <Progress
            aria-label="Export"
            aria-valuenow={total ? percent : undefined}
            percent={total ? percent : 0}
            size="small"
            showInfo={false}
            failed={null}
          />
          <span>{`${received} of ${most}`}</span>
        </span>
      )}
    </span>
  );
}
