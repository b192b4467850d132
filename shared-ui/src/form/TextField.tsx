import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface TextFieldProps extends BoundFieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  rows?: number;
  maxLength?: number;
  spellCheck?: boolean;
  capitals?: boolean;
  /** A press on a suggestion appends it to the text. */
  suggestions?: readonly string[];
}

/** The input's value is changed directly, so that the cursor keeps its position. */
function capitalize(input: HTMLInputElement | HTMLTextAreaElement) {
  const { selectionStart, selectionEnd, value } = input;
  if (value === value.toUpperCase()) return;
  input.value = value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}

export function TextField(props: TextFieldProps) {
  const { label, required, hint, readOnly, rows, type = 'text', capitals, suggestions, ...rest } = props;
  const { name: _name, ...attributes } = rest;
  const { value, change, control, error, ids } = useBoundField<string>(props);
  const shared = {
    ...attributes,
    ...control,
    readOnly,
    className: readOnly ? styles.readOnly : undefined,
    size: 'large' as const,
    status: error && ('error' as const),
    value: value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (capitals) capitalize(target);
      change(target.value || undefined);
    },
  };
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      {rows ? <TextArea {...shared} rows={rows} /> : <Input {...shared} type={type} />}
      {suggestions && (
        <Inline space={2} className={styles.chips}>
          {suggestions.map((text) => (
            <Button key={text} size="small" onClick={() => change([value, text].filter(Boolean).join(' '))}>
              {text}
            </Button>
          ))}
        </Inline>
      )}
    </FieldFrame>
  );
}
