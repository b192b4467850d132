import TextArea from 'antd/es/input/TextArea';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { useBoundField } from './useBoundField.ts';

interface TextAreaFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'capitals'> {
  rows: number;
  /** A press on a suggestion appends it to the text. */
  suggestions?: readonly string[];
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, required, hint, suggestions, name: _name, ...attributes } = props;
  const { value, change, inputProps, error, ids } = useBoundField<string>(props);
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      <TextArea
        {...attributes}
        {...inputProps}
        value={value ?? ''}
        onChange={({ target }) => change(target.value || undefined)}
      />
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
