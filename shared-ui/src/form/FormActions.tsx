import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import styles from './PortalForm.module.css';

interface FormActionsProps {
  children: ReactNode;
  onCancel?: () => void;
  cancel?: string;
}

/** The first button must be the main one. All buttons are as large as `SubmitButton`. */
export const FormActions = ({ children, onCancel, cancel = 'Cancel' }: FormActionsProps) => (
  <ConfigProvider componentSize="large">
    <Inline className={styles.actions}>
      {children}
      {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
    </Inline>
  </ConfigProvider>
);

export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
