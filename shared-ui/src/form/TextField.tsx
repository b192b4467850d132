import Input, { type InputProps } from 'antd/es/input/Input';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface TextFieldProps
  extends BoundFieldProps,
    Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'> {
  capitals?: boolean;
}

/** The input's value is changed directly, so that the cursor keeps its position. */
function capitalize(input: HTMLInputElement) {
  const { selectionStart, selectionEnd, value } = input;
  if (value === value.toUpperCase()) return;
  input.value = value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}

export function TextField(props: TextFieldProps) {
  const { label, required, hint, readOnly, type = 'text', capitals, ...rest } = props;
  const { name: _name, ...attributes } = rest;
  const { value, change, inputProps, error, ids } = useBoundField<string>(props);
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      <Input
        {...attributes}
        {...inputProps}
        type={type}
        className={readOnly ? styles.readOnly : undefined}
        value={value ?? ''}
        onChange={({ target }) => {
          if (capitals) capitalize(target);
          change(target.value || undefined);
        }}
      />
    </FieldFrame>
  );
}
