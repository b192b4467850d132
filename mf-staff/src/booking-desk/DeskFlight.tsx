import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { DeskBooking, Passenger } from 'shared-api/bookings';
import { airports, formatPhone } from 'shared-api/values';
import { EmailText, Icon, links, StatusTag, VisuallyHidden } from 'shared-ui';
import styles from './DeskFlight.module.css';
import type { DeskFlight as Flight } from './deskHours.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { countOf, needsOf } from './words.ts';

const codeOf = (id: number | undefined) => airports.find((airport) => airport.id === id)?.code;

function PassengerLine({ passenger }: { passenger: Passenger }) {
  const { designation, firstName, lastName, mobileNumber, wheel_Chair } = passenger;
  const needs = needsOf(passenger);
  return (
    <li className={styles.passenger}>
      <span>
        {designation} {firstName} {lastName}
      </span>
      {mobileNumber && (
        <a href={`tel:${mobileNumber}`}>
          <VisuallyHidden>
            Call {firstName} {lastName}:{' '}
          </VisuallyHidden>
          {formatPhone(mobileNumber)}
        </a>
      )}
      {needs && (
        <strong className={styles.needs}>
          <Icon name={wheel_Chair ? 'wheelchair' : 'note'} /> {needs}
        </strong>
      )}
    </li>
  );
}

function Contact({ booking: { contact, applicationUserId } }: { booking: DeskBooking }) {
  return (
    <p className={styles.contact}>
      Booked by <Link to={links.client(String(applicationUserId))}>{contact.name}</Link>
      {contact.phoneNumber && (
        <a href={`tel:${contact.phoneNumber}`}>
          <Icon name="phone" /> <VisuallyHidden>Call {contact.name}: </VisuallyHidden>
          {formatPhone(contact.phoneNumber)}
        </a>
      )}
      <a href={`mailto:${contact.email}`}>
        <Icon name="mail" /> <EmailText address={contact.email} />
      </a>
    </p>
  );
}

/** Drawn again only when its booking changed: on a busy day most have not. */
const Booked = memo(function Booked({ booking }: { booking: DeskBooking }) {
  const { id, service, additionalService, passengers, bookingStatus, invoiceNumber } = booking;
  return (
    <li className={styles.booking}>
      <div className={styles.bookingHead}>
        <h4>
          {service.name}
          {additionalService && <span className={styles.additional}> + {additionalService.name}</span>}
        </h4>
        <StatusTag kind="booking" status={bookingStatus} />
        <Link to={links.booking(String(id))} aria-label={`Booking ${invoiceNumber ?? id}`}>
          {invoiceNumber ?? `Booking ${id}`}
        </Link>
      </div>
      <ul className={styles.passengers}>
        {passengers.map((passenger) => (
          <PassengerLine key={passenger.id} passenger={passenger} />
        ))}
      </ul>
      <Contact booking={booking} />
      <OutcomeButtons booking={booking} />
    </li>
  );
});

/** One flight with everybody who is met, brought or driven, in the order of the bookings. */
export function DeskFlight({ flight }: { flight: Flight }) {
  const { time, number, airline, destinationAirportId, passengers, bookings } = flight;
  const other = codeOf(destinationAirportId);
  return (
    <section className={styles.flight} aria-label={`Flight ${number} at ${time}`}>
      <header className={styles.head}>
        <span className={styles.time}>{time}</span>
        <h3 className={styles.number}>{number}</h3>
        <span className={styles.route}>{[airline, other].filter(Boolean).join(' · ')}</span>
        <span className={styles.count}>{countOf(passengers, 'passenger')}</span>
      </header>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <Booked key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}
