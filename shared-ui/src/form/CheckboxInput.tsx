import { Checkbox } from 'antd';
import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack.tsx';

interface CheckboxInputProps {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The choice counts at once, without a form. */
export function CheckboxInput({ label, hint, checked, onChange }: CheckboxInputProps) {
  const hintId = useId();
  return (
    <Stack space={1}>
      <Checkbox
        checked={checked}
        aria-describedby={hint && hintId}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
      {hint && <small id={hintId}>{hint}</small>}
    </Stack>
  );
}
