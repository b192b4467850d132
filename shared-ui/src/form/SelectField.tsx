import { Select } from '../select/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface Option<Value extends string | number | boolean = string> {
  value: Value;
  label: string;
  /** A select shows the option, but the user cannot choose it. The label must contain the reason. */
  disabled?: boolean;
  hint?: string;
}

export type Options<Value extends string | number | boolean> = readonly (Option<Value> | (Value & string))[];

export const optionsOf = <Value extends string | number | boolean>(
  options: Options<Value>,
): Option<Value>[] =>
  options.map((option) => (typeof option === 'object' ? option : { value: option, label: option }));

export interface SelectFieldProps<Value extends string | number = string | number> extends BoundFieldProps {
  options: Options<Value>;
  placeholder?: string;
  autoComplete?: string;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, required, hint, placeholder, autoComplete } = props;
  const { value, change, control, error, ids } = useBoundField<Value>(props);
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      <Select
        {...control}
        value={value}
        options={optionsOf(props.options)}
        onChoose={change}
        placeholder={placeholder}
        autoComplete={autoComplete}
        size="large"
      />
    </FieldFrame>
  );
}
