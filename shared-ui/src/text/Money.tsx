import { formatNaira } from 'shared-api/money';
import styles from './Money.module.css';

/** An amount in kobo, shown as naira: ₦1,234,567.50 */
export const Money = ({ kobo }: { kobo: number }) => (
  <span className={styles.money}>{formatNaira(kobo)}</span>
);
