import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { CalendarButton } from './CalendarButton.tsx';
import { dateFromTyped, typedFromDate } from './dateTyped.ts';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

export interface DateFieldProps extends BoundFieldProps {
  /** The calendar starts at this day, YYYY-MM-DD. The form's rules must check typed dates. */
  min?: string;
  max?: string;
}

/** The form's value is YYYY-MM-DD, or the typed text if the text is not a date. */
export function DateField(props: DateFieldProps) {
  const { min, max } = props;
  const { value = '', change, inputProps, error, ids, active } = useBoundField<string>(props);
  const [typed, setTyped] = useState('');
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      <div className={styles.withCalendar}>
        <Input
          {...inputProps}
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          value={active ? typed : typedFromDate(value)}
          onFocus={() => {
            setTyped(typedFromDate(value));
            inputProps.onFocus();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            change((dateFromTyped(target.value) ?? target.value.trim()) || undefined);
          }}
        />
        {!props.readOnly && (
          <CalendarButton label={props.label} value={value} min={min} max={max} onChoose={change} />
        )}
      </div>
    </FieldFrame>
  );
}
