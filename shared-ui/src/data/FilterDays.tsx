import type { ReactNode } from 'react';
import { isCalendarDate } from 'shared-api/dates';
import { DayInput } from './DayInput.tsx';
import styles from './FilterBar.module.css';
import { useFilterParam } from './FilterBar.tsx';

interface FilterDayProps {
  label: string;
  param: string;
}

/** A day in the list's address; text that is not a date counts as no filter, as in the list itself. */
export function FilterDay({ label, param }: FilterDayProps) {
  const [value, setValue] = useFilterParam(param);
  return <DayInput label={label} value={isCalendarDate(value) ? value : ''} onChoose={setValue} />;
}

/** The two ends of a range, which stay on one line when the filters wrap. */
export const FilterRange = ({ children }: { children: ReactNode }) => (
  <div className={styles.range}>{children}</div>
);

/** The first and the last day of a list, as ?from and ?to. */
export const FilterDays = ({ from = 'From', to = 'To' }: { from?: string; to?: string }) => (
  <FilterRange>
    <FilterDay label={from} param="from" />
    <FilterDay label={to} param="to" />
  </FilterRange>
);
