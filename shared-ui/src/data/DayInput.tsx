import { useEffect, useId, useState } from 'react';
import { CalendarButton } from '../form/CalendarButton.tsx';
import { dateFromTyped, typedFromDate } from '../form/dateTyped.ts';
import styles from './FilterBar.module.css';

interface DayInputProps {
  label: string;
  /** YYYY-MM-DD, or nothing. */
  value: string;
  /** There is always a day: an empty field takes the last one again. */
  required?: boolean;
  onChoose: (day: string) => void;
}

/** A day, typed as DD/MM/YYYY or chosen from a calendar; applied once it is a day that exists. */
export function DayInput({ label, value, required = false, onChoose }: DayInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(typedFromDate(value));
  useEffect(() => setTyped(typedFromDate(value)), [value]);
  const day = typed.trim() === '' ? '' : dateFromTyped(typed);
  const apply = () => {
    if (required && day === '') setTyped(typedFromDate(value));
    else if (day !== undefined && day !== value) onChoose(day);
  };
  return (
    <form
      className={`${styles.field} ${styles.day}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className={`${styles.control} ${styles.withCalendar}`}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          value={typed}
          aria-invalid={day === undefined}
          aria-describedby={day === undefined ? `${id}-wrong` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
        />
        <CalendarButton
          label={label}
          name={`${label}: choose from a calendar`}
          value={value}
          onChoose={onChoose}
        />
      </span>
      {day === undefined && (
        <span id={`${id}-wrong`} className={styles.wrong}>
          Enter a day as DD/MM/YYYY
        </span>
      )}
    </form>
  );
}
