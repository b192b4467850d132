import type { InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useId } from 'react';
import { classNames } from '../button/Button.tsx';
import styles from './FilterBar.module.css';

interface FilterInputProps
  extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'prefix' | 'value'> {
  label: string;
  className: string | undefined;
  /** A text explains the error; `true` only marks the field. */
  fault?: string | boolean;
  onType: (text: string) => void;
  onApply: () => void;
  children?: ReactNode;
}

export function FilterInput({
  label,
  className,
  fault = false,
  onType,
  onApply,
  children,
  ...input
}: FilterInputProps) {
  const id = useId();
  return (
    <form
      className={classNames(styles.field, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.control}>
        <Input
          {...input}
          id={id}
          autoComplete="off"
          status={fault ? 'error' : ''}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={onApply}
        />
        {children}
      </span>
      {fault && (
        <small id={`${id}-fault`} className="error">
          {fault}
        </small>
      )}
    </form>
  );
}
