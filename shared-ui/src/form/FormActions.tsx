import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './PortalForm.module.css';

interface FormActionsProps {
  children: ReactNode;
  /** The way out of the form, behind the other buttons. */
  onCancel?: () => void;
  cancel?: string;
}

/** The buttons at the end of a form, the main one first. */
export const FormActions = ({ children, onCancel, cancel = 'Cancel' }: FormActionsProps) => (
  <div className={styles.actions}>
    {children}
    {onCancel && (
      <Button size="large" onClick={onCancel}>
        {cancel}
      </Button>
    )}
  </div>
);

/** Short fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
