import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listOwnBookings } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { LinkButton, links } from 'shared-ui';
import { SelectInput } from 'shared-ui/fields';
import styles from '../../shared/booking-fields/BookingFields.module.css';
import { LastFlight } from '../details/LastFlight.tsx';
import { WhoTravels } from '../details/WhoTravels.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';

const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** Some parts are fetched only after the user's first action, to keep the page light. */
function useSomebodyHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const noted = new AbortController();
    const note = () => {
      noted.abort();
      setHere(true);
    };
    for (const sign of signs) addEventListener(sign, note, { signal: noted.signal, passive: true });
    return () => noted.abort();
  }, []);
  return here;
}

const place = (
  <div inert className={styles.placeholder}>
    <SelectInput
      label="Who travels?"
      value={undefined}
      placeholder="Name or mobile number"
      options={[]}
      onChoose={() => undefined}
    />
    <LinkButton to={links.people()} variant="link">
      Saved people
    </LinkButton>
  </div>
);

interface Props {
  part: 'flight' | 'people';
  booking: BookingStore;
}

/** Saved people come from earlier bookings. A client without bookings has no saved people. */
export function BookedBefore({ part, booking }: Props) {
  const { data } = useQuery(listOf(listOwnBookings, { query: { pageNumber: 1 } }));
  const here = useSomebodyHere();
  const last = data?.data[0];
  if (!last) return null;
  if (part === 'flight') return <LastFlight booking={booking} last={last} />;
  return here ? <WhoTravels booking={booking} /> : place;
}
