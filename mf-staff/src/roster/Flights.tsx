import { useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { Card, FlightTag, Inline, lazyPart, Stack } from 'shared-ui';
import { DueTime } from '../shared/DueTime.tsx';
import { countOf, isWaiting } from '../shared/deskWords.ts';
import { FlightPresses } from '../shared/flights/FlightPresses.tsx';
import { flightsOf } from '../shared/flights/flightsOf.ts';

const FlightCanceled = lazyPart(
  async () => (await import('../shared/flights/FlightCanceled.tsx')).FlightCanceled,
);

export function Flights({ bookings }: { bookings: readonly DeskBooking[] }) {
  const [canceledIds, setCanceledIds] = useState<readonly number[]>();
  const flights = flightsOf(bookings.filter(isWaiting));
  return (
    <>
      {flights.length > 0 && (
        <Card title="Flights">
          <Stack component="ul" aria-label="Flights">
            {flights.map(({ key, number, passengers, bookings: onIt }) => {
              const [first] = onIt;
              return (
                <Inline component="li" between space={2} key={key}>
                  <span>
                    {first && <DueTime booking={first} />} {number} · {countOf(passengers, 'passenger')}{' '}
                    {first && <FlightTag booking={first} />}
                  </span>
                  <FlightPresses bookings={onIt} onCanceled={setCanceledIds} />
                </Inline>
              );
            })}
          </Stack>
        </Card>
      )}
      {canceledIds && <FlightCanceled ids={canceledIds} onClose={() => setCanceledIds(undefined)} />}
    </>
  );
}
