import type { ReactNode } from 'react';
import styles from './Asked.module.css';

export const Asked = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className={styles.asked}>
    <p>{children}</p>
    {action}
  </div>
);
