import { memo } from 'react';
import type { PackBooking } from 'shared-api/desk';
import { Button, Icon, Inline, Stack, StatusTag } from 'shared-ui';
import { countOf, isWaiting, namesOf, whoOf } from '../../shared/deskWords.ts';
import { isMet, unmarkableReason, unmarkedOf } from '../attendance/marked.ts';
import type { Marker } from '../attendance/PassengerMarks.tsx';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import { Call, PassengerLine } from '../day/PassengerLine.tsx';
import styles from './OfflineDay.module.css';
import { whenText } from './whenText.ts';

const outcomesWait = 'Outcomes need a connection: sign in when you are back online';

interface OfflineBookingProps {
  booking: PackBooking;
  date: string;
  attendance: Pick<DayAttendance, 'progress' | 'mark' | 'dismiss'>;
  marker: Marker;
  isOpen: boolean;
  onOpen: (bookingId: number) => void;
}

function Actions({ booking, attendance, marker, isOpen }: OfflineBookingProps) {
  const unmarked = unmarkedOf(booking.passengers);
  if (!isWaiting(booking))
    return (
      <Inline>
        <StatusTag kind="booking" status={booking.bookingStatus} />
      </Inline>
    );
  return (
    <Inline>
      {unmarked.length > 0 && (
        <Button
          variant="primary"
          aria-label={`Met: ${whoOf(booking)}`}
          explainDisabled={unmarkableReason(booking, marker.now)}
          onClick={() => attendance.mark(unmarked, 'met')}
        >
          Met
        </Button>
      )}
      {isOpen && (
        <>
          <Button aria-label={`Service rendered: ${whoOf(booking)}`} explainDisabled={outcomesWait}>
            Rendered
          </Button>
          <Button aria-label={`No show: ${whoOf(booking)}`} explainDisabled={outcomesWait}>
            No show
          </Button>
        </>
      )}
    </Inline>
  );
}

export const OfflineBooking = memo(function OfflineBooking(props: OfflineBookingProps) {
  const { booking, date, isOpen, onOpen, attendance } = props;
  const { id, passengers, contact } = booking;
  const met = passengers.filter(isMet).length;
  const kept = passengers.filter((one) => attendance.progress.get(one.id) === 'kept').length;
  return (
    <Stack component="li" space={2} id={`booking-${id}`} className={styles.booking}>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => onOpen(id)}>
        <strong>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} /> {whenText(booking, date)}{' '}
          {booking.flight_Number}
        </strong>
        <span>
          {[booking.service, booking.airline].filter(Boolean).join(' · ')}
          {booking.shortCode && ` · ${booking.shortCode}`}
          {booking.officer && ` · ${booking.officer}`}
        </span>
        <span>
          {met > 0 ? `${met} of ${passengers.length} met` : countOf(passengers.length, 'passenger')}:{' '}
          {namesOf(passengers)}
        </span>
      </button>
      <Actions {...props} />
      {kept > 0 && <p role="status">On this device: {countOf(kept, 'passenger')}</p>}
      {isOpen && (
        <>
          <Inline component="p">
            Booked by {contact.name}
            <Call name={contact.name} number={contact.phoneNumber} />
          </Inline>
          <Stack component="ul" space={3}>
            {passengers.map((passenger) => (
              <PassengerLine key={passenger.id} passenger={passenger} {...props} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
});
