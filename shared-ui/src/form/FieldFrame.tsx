import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './FieldFrame.module.css';

interface FrameProps {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  ids: { control: string; hint: string; error: string };
  children: ReactNode;
}

export const Asterisk = () => (
  <span className="error" aria-hidden="true">
    {'\u00a0*'}
  </span>
);

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <div id={id} className={styles.error}>
      <Icon name="error" size="1em" />
      <span>{error}</span>
    </div>
  ) : null;

export const FieldFrame = ({ label, required, hint, error, ids, children }: FrameProps) => (
  <div className={styles.field}>
    <div>
      <label htmlFor={ids.control} className={styles.label}>
        {label}
        {required && <Asterisk />}
      </label>
      {hint && (
        <p id={ids.hint} className="small">
          {hint}
        </p>
      )}
    </div>
    <div className={styles.body}>
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  </div>
);

export const GroupFrame = ({ label, required, hint, error, ids, children }: FrameProps) => (
  <fieldset
    className={styles.group}
    id={ids.control}
    tabIndex={-1}
    aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
  >
    <legend className={styles.label}>
      {label}
      {required && <Asterisk />}
    </legend>
    {hint && (
      <p id={ids.hint} className="small">
        {hint}
      </p>
    )}
    {children}
    <FieldError id={ids.error} error={error} />
  </fieldset>
);
