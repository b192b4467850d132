import type { ReactNode } from 'react';
import styles from './StepList.module.css';

export const StepList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.steps} aria-label="What happens next">
    {children}
    <li>We review your registration and write to you.</li>
    <li>Log in and book your first service.</li>
  </ol>
);
