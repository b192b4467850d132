import type { ReactNode } from 'react';
import styles from './RequestBox.module.css';

export const RequestBox = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className={styles.asked}>
    <p>{children}</p>
    {action}
  </div>
);
