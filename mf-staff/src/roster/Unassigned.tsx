import { useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { Card, SendButton, Stack } from 'shared-ui';
import { SelectInput } from 'shared-ui/data';
import { countOf, namesOf } from '../shared/deskWords.ts';
import { Told } from '../shared/officers/Told.tsx';
import { useAssign } from '../shared/officers/useAssign.ts';
import styles from './RosterPage.module.css';

interface UnassignedProps {
  bookings: readonly DeskBooking[];
  /** The list is empty for a reader who may not assign. */
  officers: readonly { id: number; name: string }[];
  /** A day without any booking is told differently from one whose bookings are all assigned. */
  isQuiet: boolean;
}

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
    if (officerId !== undefined) await assign(wanted, officerId).catch(() => undefined);
    setChosen(new Set());
  };
  const missing =
    (wanted.length === 0 && 'Choose at least one booking') ||
    (officerId === undefined && 'Choose an officer');
  return (
    <Card title="Without an officer">
      <Stack space={3}>
        {bookings.length === 0 ? (
          <p>{isQuiet ? 'There are no bookings on this day' : 'Every booking has an officer'}</p>
        ) : (
          <ul className={styles.unassigned}>
            {bookings.map((booking) => {
              const text = `${formatClock(booking.date_Of_Arrival)} · ${booking.flight_Number} · ${booking.service.name} · ${namesOf(booking.passengers)}`;
              return (
                <li key={booking.id}>
                  {mayGive ? (
                    <label>
                      <input
                        type="checkbox"
                        checked={chosen.has(booking.id)}
                        onChange={() => toggle(booking.id)}
                      />
                      <span>{text}</span>
                    </label>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {mayGive && bookings.length > 0 && (
          <div className={styles.give}>
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
          </div>
        )}
        <Told told={told} />
      </Stack>
    </Card>
  );
}
