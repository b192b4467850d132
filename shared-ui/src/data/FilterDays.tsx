import { FilterDay } from './FilterDay.tsx';
import { FilterRange } from './FilterRange.tsx';

interface FilterDaysProps {
  from?: string;
  to?: string;
}

/** The first and the last day of a list, as ?from and ?to. */
export const FilterDays = ({ from = 'From', to = 'To' }: FilterDaysProps) => (
  <FilterRange>
    <FilterDay label={from} param="from" />
    <FilterDay label={to} param="to" />
  </FilterRange>
);
