import { useField } from 'react-final-form';
import { SelectField } from './SelectField.tsx';
import type { BoundFieldProps } from './useBoundField.ts';

const two = (value: number) => String(value).padStart(2, '0');
const halfDay = (hour: number) => (hour < 12 ? 'AM' : 'PM');

const optionOf = (value: string) => {
  const hour = Number(value.slice(0, 2));
  return { value, label: `${two(hour % 12 || 12)}:${value.slice(3)} ${halfDay(hour)}` };
};

/** The 96 quarter hours of a day: value 'HH:mm', text 'hh:mm A'. */
const quarterHours = Array.from({ length: 96 }, (_, index) =>
  optionOf(`${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`),
);

/** A time that came from elsewhere stands among them. */
const withTime = (time: string | undefined) =>
  !time || !/^\d\d:\d\d$/.test(time) || quarterHours.some(({ value }) => value === time)
    ? quarterHours
    : [...quarterHours, optionOf(time)].sort((one, other) => one.value.localeCompare(other.value));

/** A time of day in steps of 15 minutes; `lagosInstant` of shared-api/dates makes the timestamp of it (SHELL-33). */
export function TimeField({
  placeholder = 'SELECT A TIME',
  ...props
}: BoundFieldProps & { placeholder?: string }) {
  const { input } = useField<string | undefined>(props.name, { subscription: { value: true } });
  return <SelectField {...props} placeholder={placeholder} options={withTime(input.value)} />;
}
