import { Link } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import { type DeskBooking, expectedText } from 'shared-api/bookings';
import { can, serverNow, useSession } from 'shared-api/http';
import { Drawer, EmailText, formatMoment, Icon, LinkButton, links, Stack, StatusTag } from 'shared-ui';
import { OfficerChoice } from '../../shared/officers/OfficerChoice.tsx';
import { useRoster } from '../../shared/officers/useRoster.ts';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import styles from './DeskDetails.module.css';
import { Call, PassengerLine } from './PassengerLine.tsx';

interface DeskDetailsProps {
  booking: DeskBooking;
  attendance: DayAttendance;
  onClose: () => void;
}

export function DeskDetails({ booking, attendance, onClose }: DeskDetailsProps) {
  const { contact, service, additionalService, passengers, airline } = booking;
  const user = useSession((state) => state.user);
  const { data: roster } = useRoster(booking.airportId, booking.date_Of_Travel);
  const marker = {
    mayMark: can(user, 'desk.checkIn'),
    undoesAll: roster?.writes === true,
    now: serverNow(),
  };
  const other = airports.find(({ id }) => id === booking.destinationAirportId);
  return (
    <Drawer title={`Flight ${booking.flight_Number}`} placement="right" onClose={onClose}>
      <Stack space={4}>
        <p>
          {formatMoment(booking.date_Of_Arrival)}
          <br />
          {expectedText(booking) && (
            <>
              <strong>{expectedText(booking)}</strong>
              <br />
            </>
          )}
          {[airline, other?.name].filter(Boolean).join(' · ')}
          <br />
          {service.name}
          {additionalService && ` + ${additionalService.name}`}
        </p>
        <div>
          <StatusTag kind="booking" status={booking.bookingStatus} />
        </div>
        <OfficerChoice booking={booking} />
        <section>
          <h3>Passengers</h3>
          <Stack component="ul" space={3} className={styles.passengers}>
            {passengers.map((passenger) => (
              <PassengerLine
                key={passenger.id}
                passenger={passenger}
                booking={booking}
                marker={marker}
                attendance={attendance}
              />
            ))}
          </Stack>
        </section>
        <section>
          <h3>Booked by</h3>
          <Link to={links.client(String(booking.applicationUserId))}>{contact.name}</Link>
          <Call name={contact.name} number={contact.phoneNumber} />
          <a href={`mailto:${contact.email}`} className={styles.call}>
            <Icon name="mail" /> <EmailText address={contact.email} />
          </a>
        </section>
        <LinkButton to={links.booking(String(booking.id))}>
          Booking {booking.invoiceNumber ?? booking.id}
        </LinkButton>
      </Stack>
    </Drawer>
  );
}
