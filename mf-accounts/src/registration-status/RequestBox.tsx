import type { ReactNode } from 'react';
import { Stack } from 'shared-ui';
import styles from './RequestBox.module.css';

export const RequestBox = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <Stack align="flex-start" space={3} className={styles.asked}>
    <p>{children}</p>
    {action}
  </Stack>
);
