import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** The two ends of a range: beside each other, and on one line with each other when the filters wrap. */
export const FilterRange = ({ children }: { children: ReactNode }) => (
  <div className={styles.range}>{children}</div>
);
