import { Link } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import { type DeskBooking, expectedText, type Passenger } from 'shared-api/bookings';
import { can, serverNow, useSession } from 'shared-api/http';
import { formatPhone } from 'shared-api/wording';
import {
  Drawer,
  EmailText,
  formatMoment,
  Icon,
  LinkButton,
  links,
  Stack,
  StatusTag,
  VisuallyHidden,
} from 'shared-ui';
import { nameOf, needsOf } from '../../shared/deskWords.ts';
import { OfficerChoice } from '../../shared/officers/OfficerChoice.tsx';
import { useRoster } from '../../shared/officers/useRoster.ts';
import { PassengerMarks } from '../attendance/PassengerMarks.tsx';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import styles from './DeskDetails.module.css';

interface DeskDetailsProps {
  booking: DeskBooking;
  attendance: DayAttendance;
  onClose: () => void;
}

function PassengerLine({ passenger, ...rest }: Omit<DeskDetailsProps, 'onClose'> & { passenger: Passenger }) {
  const user = useSession((state) => state.user);
  const { data: roster } = useRoster(rest.booking.airportId, rest.booking.date_Of_Travel);
  const needs = needsOf(passenger);
  const marker = {
    mayMark: can(user, 'desk.checkIn'),
    undoesAll: roster?.writes === true,
    now: serverNow(),
  };
  return (
    <Stack component="li" space={1}>
      <strong>{nameOf(passenger)}</strong>
      {passenger.mobileNumber && (
        <a href={`tel:${passenger.mobileNumber}`} className={styles.call}>
          <Icon name="phone" /> <VisuallyHidden>Call {nameOf(passenger)}: </VisuallyHidden>
          {formatPhone(passenger.mobileNumber)}
        </a>
      )}
      {needs && (
        <strong className="warning">
          <Icon name={passenger.wheel_Chair ? 'wheelchair' : 'note'} /> {needs}
        </strong>
      )}
      <PassengerMarks passenger={passenger} booking={rest.booking} marker={marker} {...rest.attendance} />
    </Stack>
  );
}

export function DeskDetails({ booking, attendance, onClose }: DeskDetailsProps) {
  const { contact, service, additionalService, passengers, airline } = booking;
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
                attendance={attendance}
              />
            ))}
          </Stack>
        </section>
        <section>
          <h3>Booked by</h3>
          <Link to={links.client(String(booking.applicationUserId))}>{contact.name}</Link>
          {contact.phoneNumber && (
            <a href={`tel:${contact.phoneNumber}`} className={styles.call}>
              <Icon name="phone" /> <VisuallyHidden>Call {contact.name}: </VisuallyHidden>
              {formatPhone(contact.phoneNumber)}
            </a>
          )}
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
