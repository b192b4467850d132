import { useEffect, useId, useState } from 'react';
import { CalendarButton } from '../form/CalendarButton.tsx';
import { dateFromTyped, typedFromDate } from '../form/dateTyped.ts';
import styles from './FilterBar.module.css';
import { useFilterParam } from './FilterBar.tsx';

interface FilterDayProps {
  label: string;
  param: string;
}

/** A day, typed as DD/MM/YYYY or chosen from a calendar; applied once it is a day that exists. */
export function FilterDay({ label, param }: FilterDayProps) {
  const id = useId();
  const [value, setValue] = useFilterParam(param);
  const [typed, setTyped] = useState(typedFromDate(value));
  useEffect(() => setTyped(typedFromDate(value)), [value]);
  const day = typed.trim() === '' ? '' : dateFromTyped(typed);
  const apply = () => {
    if (day !== undefined && day !== value) setValue(day);
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
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
        />
        <CalendarButton
          label={label}
          name={`${label}: choose from a calendar`}
          value={value}
          onChoose={setValue}
        />
      </span>
    </form>
  );
}
