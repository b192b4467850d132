import { SelectField } from './SelectField.tsx';
import type { BoundFieldProps } from './useBoundField.ts';

const two = (value: number) => String(value).padStart(2, '0');
const halfDay = (hour: number) => (hour < 12 ? 'AM' : 'PM');

/** The 96 quarter hours of a day: value 'HH:mm', text 'hh:mm A'. */
const quarterHours = Array.from({ length: 96 }, (_, index) => {
  const hour = Math.floor(index / 4);
  const minute = two((index % 4) * 15);
  return { value: `${two(hour)}:${minute}`, label: `${two(hour % 12 || 12)}:${minute} ${halfDay(hour)}` };
});

/** A time of day in steps of 15 minutes; `lagosInstant` of shared-api/values makes the timestamp of it (SHELL-33). */
export const TimeField = ({
  placeholder = 'SELECT A TIME',
  ...props
}: BoundFieldProps & { placeholder?: string }) => (
  <SelectField {...props} placeholder={placeholder} options={quarterHours} />
);
