import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import styles from './PortalForm.module.css';

interface FormActionsProps {
  children: ReactNode;
  /** Leaves the form; its button comes after the others. */
  onCancel?: () => void;
  cancel?: string;
}

/** The buttons at the end of a form, starting with the main one. */
export const FormActions = ({ children, onCancel, cancel = 'Cancel' }: FormActionsProps) => (
  <Inline className={styles.actions}>
    {children}
    {onCancel && (
      <Button size="large" onClick={onCancel}>
        {cancel}
      </Button>
    )}
  </Inline>
);

export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
