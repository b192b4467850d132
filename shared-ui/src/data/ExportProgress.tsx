import { Progress } from 'antd';
import styles from './ExportProgress.module.css';

export interface ExportProgressProps {
  received: number;
  total?: number | undefined;
}

export function ExportProgress({ received, total }: ExportProgressProps) {
  const most = Math.max(total ?? 0, received, 1);
  const percent = Math.floor((100 * received) / most);
  return (
    <small className={styles.progress}>
      <Progress
        aria-label="Export"
        aria-valuenow={total ? percent : undefined}
        percent={total ? percent : 0}
        size="small"
        showInfo={false}
      />
      <span>{`${received} of ${most}`}</span>
    </small>
  );
}
