import type { ReactNode } from 'react';
import styles from './StatTiles.module.css';

/** Tiles in full rows: four beside each other or two by two, six beside each other or three by three. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.container}>
    <div className={styles.tiles}>{children}</div>
  </div>
);
