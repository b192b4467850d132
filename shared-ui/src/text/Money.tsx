import { formatNaira } from 'shared-api/money';
import styles from './Money.module.css';

export const Money = ({ kobo }: { kobo: number }) => (
  <span className={styles.money}>{formatNaira(kobo)}</span>
);
