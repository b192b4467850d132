import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface Option<Value extends string | number | boolean = string> {
  value: Value;
  label: string;
  /** Beneath the label of a radio, and its description. */
  hint?: string;
}

/** Texts, or pairs of a value and its text. */
export type Options<Value extends string | number | boolean> = readonly (Option<Value> | (Value & string))[];

export const optionsOf = <Value extends string | number | boolean>(
  options: Options<Value>,
): Option<Value>[] =>
  options.map((option) => (typeof option === 'object' ? option : { value: option, label: option }));

export interface SelectFieldProps<Value extends string | number = string | number> extends BoundFieldProps {
  options: Options<Value>;
  /** A disabled first option, such as 'SELECT AN AIRPORT'. */
  placeholder?: string;
  autoComplete?: string;
}

/** The platform's own select: the value keeps the type of its option. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, required, hint, placeholder, autoComplete } = props;
  const { value, change, control, error, ids } = useBoundField<Value>(props);
  const options = optionsOf(props.options);
  const known = options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      <select
        {...control}
        autoComplete={autoComplete}
        className={`${styles.select} ${known ? '' : styles.placeholder}`}
        value={known ? String(value) : ''}
        onChange={({ target }) =>
          change(options.find((option) => String(option.value) === target.value)?.value)
        }
      >
        <option value="" disabled>
          {placeholder ?? ''}
        </option>
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
