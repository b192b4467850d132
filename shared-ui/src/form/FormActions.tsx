import type { ReactNode } from 'react';
import styles from './PortalForm.module.css';

/** The buttons at the end of a form, the main one first. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** Short fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
