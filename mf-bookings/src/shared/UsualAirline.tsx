import { useLayoutEffect, useRef } from 'react';
import { useField } from 'shared-ui/form';
import { airlineOfFlight } from './airlineOfFlight.ts';

/** A flight number that is typed chooses the airline that flies it; another one can be chosen afterwards. */
export function UsualAirline() {
  const { input, meta } = useField<string | undefined>('Flight_Number', {
    subscription: { value: true, modified: true },
  });
  const { onChange } = useField('airline', { subscription: {} }).input;
  const airline = airlineOfFlight(input.value);
  const seen = useRef(airline);
  useLayoutEffect(() => {
    if (airline && seen.current !== airline && meta.modified) onChange(airline);
    seen.current = airline;
  }, [airline, meta.modified, onChange]);
  return null;
}
