import type { ReactNode } from 'react';
import styles from './RowList.module.css';

/** The children must be `li` elements. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;
