import { fullText, hourText } from 'shared-api/availability';
import { Banner, Button, Inline } from 'shared-ui';
import { useStore } from 'zustand';
import type { Leg } from '../../shared/legs.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { passengersAt } from './flightGroups.ts';

export function RefusedHours({ booking, legs }: { booking: BookingStore; legs: readonly Leg[] }) {
  const full = useStore(booking, (machine) => machine.full);
  const notOffered = useStore(booking, (machine) => machine.notOffered);
  return (
    <>
      {notOffered && (
        <Banner tone="error" title="Nothing was booked" live="assertive">
          {notOffered}. Please edit the flight.
        </Banner>
      )}
      {full.map((hour) => {
        const keys = passengersAt(legs, hour.at);
        return (
          <Banner
            key={`${hour.at} ${hour.service}`}
            tone="warning"
            title="Too many passengers for this hour"
            live="assertive"
          >
            <p>{fullText(hour)}. Nothing was booked.</p>
            <Inline>
              {keys &&
                hour.nearest.map((nearest) => (
                  <Button
                    key={nearest}
                    onClick={() =>
                      booking.dispatch({ type: 'hourTaken', keys, airportTime: hourText(nearest) })
                    }
                  >
                    Take {hourText(nearest)}
                  </Button>
                ))}
            </Inline>
          </Banner>
        );
      })}
    </>
  );
}
