import type { ReactNode } from 'react';
import styles from './Asked.module.css';

/** What a stage waits for, and the button beneath that helps it on. */
export const Asked = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className={styles.asked}>
    <p>{children}</p>
    {action}
  </div>
);
