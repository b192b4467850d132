import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import styles from './CheckboxField.module.css';
import { Asterisk, FieldError } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface CheckboxFieldProps extends BoundFieldProps {
  /** Shown beside the box instead of `label`, such as a text with a link. */
  children?: ReactNode;
  /** The field counts as invalid, but the text of its error is not shown (D18). */
  hideError?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { value, change, control, error, ids } = useBoundField<boolean>(props);
  return (
    <div className={styles.field}>
      <Checkbox
        {...control}
        className={styles.box}
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      >
        {props.children ?? props.label}
        {props.required && <Asterisk />}
      </Checkbox>
      {props.hint && (
        <p id={ids.hint} className={styles.hint}>
          {props.hint}
        </p>
      )}
      <div className={props.hideError ? styles.hidden : undefined}>
        <FieldError id={ids.error} error={error} />
      </div>
    </div>
  );
}
