import type { ReactNode } from 'react';
import styles from './StatTiles.module.css';

export const StatTiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.container}>
    <div className={styles.tiles}>{children}</div>
  </div>
);
