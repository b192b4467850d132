import { useState } from 'react';
import { useField } from 'react-final-form';
import { bothClocks, lagosTime, readTime } from 'shared-api/dates';
import { type Choice, Select } from '../select/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

const two = (value: number) => String(value).padStart(2, '0');
const optionOf = (value: string): Choice<string> => ({ value, label: bothClocks(value) });

const quarterHours = Array.from({ length: 96 }, (_, index) =>
  optionOf(`${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`),
);

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);
const quarterOf = (time: string) => `${time.slice(0, 3)}${two(Math.floor(Number(time.slice(3)) / 15) * 15)}`;

/** A typed 5:30 without AM or PM is also offered as 17:30. Tab chooses the morning time, which is first. */
function choicesFor(typed: string): readonly Choice<string>[] {
  const read = readTime(typed);
  if ('fault' in read) {
    const text = typed.trim().toLowerCase();
    const begins = (clock: string) => clock.startsWith(text) || clock.startsWith(`0${text}`);
    return quarterHours.filter(({ label }) => label.toLowerCase().split(' · ').some(begins));
  }
  const hour = Number(read.value.slice(0, 2));
  const isHalfOpen = hour >= 1 && hour < 12 && !/^0|[ah]/i.test(typed.trim());
  const evening = `${two(hour + 12)}${read.value.slice(2)}`;
  return [read.value, ...(isHalfOpen ? [evening] : [])].map(optionOf);
}

const faultOf = (value: string | undefined) => {
  const read = value ? readTime(value) : {};
  return 'fault' in read ? read.fault : undefined;
};

/**
 * The form's value is HH:mm, or the typed text if the text is not a time. `lagosInstant` of shared-api/dates
 * converts the value to a timestamp.
 */
export function TimeField({
  placeholder = 'SELECT A TIME',
  ...props
}: BoundFieldProps & { placeholder?: string }) {
  const { label, required, hint, name } = props;
  const { value = '', change, control, error, ids } = useBoundField<string>(props);
  useField(name, { validate: faultOf, allowNull: true, format: (given) => given, subscription: {} });
  const [typed, setTyped] = useState('');
  const read = readTime(typed);
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} ids={ids}>
      <Select
        {...control}
        value={value || undefined}
        text={isTime(value) ? bothClocks(value) : value}
        options={typed === '' ? quarterHours : choicesFor(typed)}
        startAt={quarterOf(isTime(value) ? value : lagosTime(new Date()))}
        onType={setTyped}
        onTyped={(text) => {
          const meant = readTime(text);
          change(('value' in meant ? meant.value : text.trim()) || undefined);
        }}
        takesFirst={'value' in read}
        onChoose={change}
        placeholder={placeholder}
        size="large"
      />
    </FieldFrame>
  );
}
