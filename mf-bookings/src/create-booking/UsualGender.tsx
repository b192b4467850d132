import { useEffect, useRef } from 'react';
import { Banner } from 'shared-ui';
import { useField } from 'shared-ui/form';
import type { PersonValues } from './bookingValues.ts';

const usual: Partial<Record<PersonValues['Designation'], PersonValues['Gender']>> = {
  'Mr.': 'Male',
  Master: 'Male',
  'Mrs.': 'Female',
  'Ms.': 'Female',
};

/** A title that is chosen sets the gender that is usual with it; another one is only asked about. */
export function UsualGender() {
  const subscription = { value: true };
  const title = useField<PersonValues['Designation'] | undefined>('Designation', { subscription }).input
    .value;
  const gender = useField<PersonValues['Gender'] | undefined>('Gender', { subscription }).input;
  const expected = title && usual[title];
  const seen = useRef(title);
  const { onChange } = gender;
  useEffect(() => {
    if (seen.current !== title && expected) onChange(expected);
    seen.current = title;
  }, [title, expected, onChange]);
  if (!expected || !gender.value || gender.value === expected || seen.current !== title) return null;
  return (
    <Banner tone="warning" live="polite">
      {`${title} and ${gender.value} are chosen. Please check both.`}
    </Banner>
  );
}
