import { useId } from 'react';
import styles from '../data/FilterBar.module.css';
import { Select, type SelectProps } from './Select.tsx';

interface SelectInputProps<Value> extends Pick<SelectProps<Value>, 'placeholder' | 'onFocus' | 'onType'> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function SelectInput<Value extends string | number>({ label, ...rest }: SelectInputProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...rest} id={id} className={styles.select} />
    </div>
  );
}
