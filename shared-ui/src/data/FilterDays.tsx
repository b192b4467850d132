import type { ReactNode } from 'react';
import { isCalendarDate } from 'shared-api/dates';
import { DayInput } from './DayInput.tsx';
import styles from './FilterBar.module.css';
import { useFilterParam } from './FilterBar.tsx';

interface FilterDayProps {
  label: string;
  param: string;
}

export function FilterDay({ label, param }: FilterDayProps) {
  const [value, setValue] = useFilterParam(param);
  return <DayInput label={label} value={isCalendarDate(value) ? value : ''} onChoose={setValue} />;
}

export const FilterRange = ({ children }: { children: ReactNode }) => (
  <div className={styles.range}>{children}</div>
);

export const FilterDays = ({ from = 'From', to = 'To' }: { from?: string; to?: string }) => (
  <FilterRange>
    <FilterDay label={from} param="from" />
    <FilterDay label={to} param="to" />
  </FilterRange>
);
