import { isCalendarDate } from 'shared-api/values';
import { DayInput } from './DayInput.tsx';
import { useFilterParam } from './FilterBar.tsx';

interface FilterDayProps {
  label: string;
  param: string;
}

/** A day of the list's address; what is no day there counts as not chosen, as the list takes it. */
export function FilterDay({ label, param }: FilterDayProps) {
  const [value, setValue] = useFilterParam(param);
  return <DayInput label={label} value={isCalendarDate(value) ? value : ''} onChoose={setValue} />;
}
