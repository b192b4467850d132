import { useEffect, useState } from 'react';
import { CalendarButton } from '../form/CalendarButton.tsx';
import { dateFromTyped, typedFromDate } from '../form/dateTyped.ts';
import styles from './FilterBar.module.css';
import { FilterInput } from './FilterInput.tsx';

interface DayInputProps {
  label: string;
  /** The value is YYYY-MM-DD or empty. */
  value: string;
  /** If the user empties the field, the field shows the previous day again. */
  required?: boolean;
  onChoose: (day: string) => void;
}

export function DayInput({ label, value, required = false, onChoose }: DayInputProps) {
  const [typed, setTyped] = useState(typedFromDate(value));
  useEffect(() => setTyped(typedFromDate(value)), [value]);
  const day = typed.trim() === '' ? '' : dateFromTyped(typed);
  const apply = () => {
    if (required && day === '') setTyped(typedFromDate(value));
    else if (day !== undefined && day !== value) onChoose(day);
  };
  return (
    <FilterInput
      label={label}
      className={styles.day}
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      value={typed}
      fault={day === undefined && 'Enter a day as DD/MM/YYYY'}
      onType={setTyped}
      onApply={apply}
    >
      <CalendarButton
        label={label}
        name={`${label}: choose from a calendar`}
        value={value}
        onChoose={onChoose}
      />
    </FilterInput>
  );
}
