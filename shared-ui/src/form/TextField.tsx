import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface TextFieldProps extends BoundFieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  placeholder?: string;
  icon?: IconName;
  /** A text of several lines. */
  rows?: number;
  maxLength?: number;
  spellCheck?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, required, hint, readOnly, icon, rows, type = 'text', ...rest } = props;
  const { name: _name, ...attributes } = rest;
  const { value, change, control, error, ids } = useBoundField<string>(props);
  const shared = {
    ...attributes,
    ...control,
    readOnly,
    size: 'large' as const,
    status: error && ('error' as const),
    value: value ?? '',
    onChange: (event: { target: { value: string } }) => change(event.target.value || undefined),
  };
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      {rows ? (
        <TextArea {...shared} rows={rows} />
      ) : (
        <Input {...shared} type={type} prefix={icon && <Icon name={icon} />} />
      )}
    </FieldFrame>
  );
}
