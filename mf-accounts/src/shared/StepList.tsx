import type { ReactNode } from 'react';
import styles from './StepList.module.css';

export const StepList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.steps} aria-label="What happens next">
    {children}
  </ol>
);
