import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './CheckboxField.module.css';
import { Asterisk, FieldError } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface CheckboxFieldProps extends BoundFieldProps {
  /** Replaces `label` beside the box, for example with a text that contains a link. */
  children?: ReactNode;
  /** If the field is invalid, the box has a red border, but the error text is not shown. */
  hideError?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { value, change, control, error, ids } = useBoundField<boolean>(props);
  return (
    <Stack space={1}>
      <Checkbox
        {...control}
        className={classNames(styles.box, control['aria-invalid'] && styles.invalid)}
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      >
        {props.children ?? props.label}
        {props.required && <Asterisk />}
      </Checkbox>
      {props.hint && <small id={ids.hint}>{props.hint}</small>}
      <div hidden={props.hideError}>
        <FieldError id={ids.error} error={error} />
      </div>
    </Stack>
  );
}
