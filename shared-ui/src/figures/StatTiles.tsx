import type { ReactNode } from 'react';
import styles from './StatTiles.module.css';

/** Fills rows where there is room: three or four tiles in a row, five as three and two, six as three and three. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.container}>
    <div className={styles.tiles}>{children}</div>
  </div>
);
