import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface RowListProps {
  label?: string;
  children: ReactNode;
}

/** Its children are `li`, divided by lines. */
export const RowList = ({ label, children }: RowListProps) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);
