import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** The buttons of a table's row: side by side where there is room, so that they do not make it high. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
