import type { ReactNode } from 'react';
import styles from './StepList.module.css';

/** What somebody who registers has before them, in its order. */
export const StepList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.steps} aria-label="What happens next">
    {children}
  </ol>
);
