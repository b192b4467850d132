import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { serverNow } from 'shared-api/http';
import { Card, FlightTag, Inline, links, SendButton, Stack } from 'shared-ui';
import { SelectInput } from 'shared-ui/fields';
import { CheckboxInput } from 'shared-ui/form';
import { DueTime } from '../shared/DueTime.tsx';
import { countOf, namesOf } from '../shared/deskWords.ts';
import { Needs } from '../shared/Needs.tsx';
import { Announcements } from '../shared/officers/Announcements.tsx';
import { useAssign } from '../shared/officers/useAssign.ts';
import styles from './RosterPage.module.css';

interface UnassignedProps {
  bookings: readonly DeskBooking[];
  /** The list is empty if the user may not assign officers. */
  officers: readonly { id: number; name: string }[];
  isQuiet: boolean;
}

interface LinesProps {
  bookings: readonly DeskBooking[];
  chosen: ReadonlySet<number>;
  /** The function is undefined if bookings cannot be selected. */
  onToggle: ((bookingId: number) => void) | undefined;
}

const FlightText = ({ booking }: { booking: DeskBooking }) => (
  <span>
    <DueTime booking={booking} /> · {booking.flight_Number} · {booking.service.name}{' '}
    <FlightTag booking={booking} />
  </span>
);

const Lines = ({ bookings, chosen, onToggle }: LinesProps) => (
  <Stack component="ul" space={1} className={styles.unassigned}>
    {bookings.map((booking) => (
      <li key={booking.id}>
        {onToggle ? (
          <CheckboxInput
            label={<FlightText booking={booking} />}
            checked={chosen.has(booking.id)}
            onChange={() => onToggle(booking.id)}
          />
        ) : (
          <FlightText booking={booking} />
        )}
        <Link to={links.booking(String(booking.id))}>{namesOf(booking.passengers)}</Link>
        <Needs passengers={booking.passengers} />
      </li>
    ))}
  </Stack>
);

export function Unassigned({ bookings, officers, isQuiet }: UnassignedProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [officerId, setOfficerId] = useState<number>();
  const { assign, told } = useAssign();
  const wanted = bookings.filter(({ id }) => chosen.has(id));
  const mayGive = officers.length > 0;
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const give = async () => {
    if (officerId === undefined) return;
    await assign(wanted, officerId);
    setChosen(new Set());
  };
  const now = serverNow();
  const past = bookings.filter((booking) => new Date(dueOf(booking)) < now);
  const ahead = bookings.filter((booking) => !past.includes(booking));
  const lines = { chosen, onToggle: mayGive ? toggle : undefined };
  const missing =
    (wanted.length === 0 && 'Choose at least one booking') ||
    (officerId === undefined && 'Choose an officer');
  return (
    <Card title="Without an officer">
      <Stack space={3}>
        {bookings.length === 0 ? (
          <p>{isQuiet ? 'There are no bookings on this day' : 'Every booking has an officer'}</p>
        ) : (
          <>
            {past.length > 0 && (
              <details>
                <summary className={styles.past}>{countOf(past.length, 'past flight')}</summary>
                <Lines bookings={past} {...lines} />
              </details>
            )}
            <Lines bookings={ahead} {...lines} />
          </>
        )}
        {mayGive && bookings.length > 0 && (
          <Inline align="flex-end" className={`${styles.give} screenOnly`}>
            <SelectInput
              label="Officer"
              placeholder="Choose an officer"
              value={officerId}
              options={officers.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={setOfficerId}
            />
            <SendButton variant="primary" explainDisabled={missing} onSend={give}>
              Assign {wanted.length > 0 ? countOf(wanted.length, 'booking') : 'bookings'}
            </SendButton>
          </Inline>
        )}
        <Announcements told={told} />
      </Stack>
    </Card>
  );
}
