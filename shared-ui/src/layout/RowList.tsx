import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface RowListProps {
  label?: string;
  children: ReactNode;
}

/** The children must be `li` elements. */
export const RowList = ({ label, children }: RowListProps) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);
