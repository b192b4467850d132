import { DayInput } from './DayInput.tsx';
import { useFilterParam } from './FilterBar.tsx';

interface FilterDayProps {
  label: string;
  param: string;
}

/** A day of the list's address. */
export function FilterDay({ label, param }: FilterDayProps) {
  const [value, setValue] = useFilterParam(param);
  return <DayInput label={label} value={value} onChoose={setValue} />;
}
