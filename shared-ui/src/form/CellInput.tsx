import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { FieldError } from './FieldFrame.tsx';

interface CellInputProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

export function CellInput({ label, value, fault, onChange }: CellInputProps) {
  const id = useId();
  return (
    <div>
      <Input
        size="small"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        status={fault && 'error'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={id} error={fault} />
    </div>
  );
}
