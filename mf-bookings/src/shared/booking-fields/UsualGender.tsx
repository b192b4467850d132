import { useLayoutEffect, useRef } from 'react';
import { usualGender } from 'shared-api/bookings';
import { Banner } from 'shared-ui';
import { useField } from 'shared-ui/form';
import type { PersonValues } from '../bookingValues.ts';

/** A chosen title sets the usual gender. If another gender is then chosen, the form only warns. */
export function UsualGender() {
  const title = useField<PersonValues['Designation'] | undefined>('Designation', {
    subscription: { value: true, modified: true },
  });
  const gender = useField<PersonValues['Gender'] | undefined>('Gender', {
    subscription: { value: true },
  }).input;
  const chosen = title.input.value;
  // An initial title was chosen earlier together with its gender.
  const isChosenNow = title.meta.modified;
  const expected = chosen && usualGender[chosen];
  const seen = useRef(chosen);
  const { onChange } = gender;
  useLayoutEffect(() => {
    if (seen.current !== chosen && isChosenNow && expected) onChange(expected);
    seen.current = chosen;
  }, [isChosenNow, expected, chosen, onChange]);
  if (!expected || !gender.value || gender.value === expected) return null;
  return (
    <Banner tone="warning" live="polite">
      {`${chosen} and ${gender.value} are chosen. Please check both.`}
    </Banner>
  );
}
