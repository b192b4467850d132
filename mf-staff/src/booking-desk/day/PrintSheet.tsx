import { useEffect, useState } from 'react';
import type { Airport } from 'shared-api/airports';
import type { DeskBooking } from 'shared-api/bookings';
import { serverNow } from 'shared-api/http';
import { bookingStatusWords } from 'shared-api/statuses';
import { formatPhone } from 'shared-api/wording';
import { formatDate, formatMoment } from 'shared-ui';
import { countOf, needsOf } from '../../shared/deskWords.ts';
import type { DeskFlight } from '../../shared/flights/flightsOf.ts';
import type { DeskHour } from './deskHours.ts';
import styles from './PrintSheet.module.css';

function usePrintedAt(): Date {
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    const now = () => setAt(serverNow());
    addEventListener('beforeprint', now);
    return () => removeEventListener('beforeprint', now);
  }, []);
  return at;
}

interface RowProps {
  booking: DeskBooking;
  /** Only the first row of a flight has these values. */
  flight?: Pick<DeskFlight, 'time' | 'booked' | 'number'> | undefined;
}

function Row({ booking, flight }: RowProps) {
  const { service, additionalService, contact, passengers, bookingStatus } = booking;
  return (
    <tr>
      <td>
        {flight && (
          <>
            <strong>{flight.time}</strong> {flight.booked && <s>{flight.booked}</s>}
            <br />
            {flight.number}
          </>
        )}
      </td>
      <td>
        {passengers.map((passenger) => (
          <div key={passenger.id}>
            {passenger.designation} {passenger.firstName} {passenger.lastName}
            {needsOf(passenger) && <strong> – {needsOf(passenger)}</strong>}
          </div>
        ))}
      </td>
      <td>
        {service.name}
        {additionalService && ` + ${additionalService.name}`}
        {bookingStatus !== 'Processing' && <div>({bookingStatusWords(bookingStatus)})</div>}
      </td>
      <td>
        {contact.name}
        <br />
        {contact.phoneNumber && formatPhone(contact.phoneNumber)}
      </td>
      <td className={styles.signature} />
    </tr>
  );
}

const Hour = ({ hour: { hour, flights, passengers } }: { hour: DeskHour }) => (
  <table className={styles.hour}>
    <caption>
      {hour} – {countOf(flights.length, 'flight')}, {countOf(passengers, 'passenger')}
    </caption>
    <thead>
      <tr>
        <th scope="col">Flight</th>
        <th scope="col">Passengers and requirements</th>
        <th scope="col">Service</th>
        <th scope="col">Client</th>
        <th scope="col">Signature</th>
      </tr>
    </thead>
    {flights.map((flight) => (
      <tbody key={flight.key} className={styles.flight}>
        {flight.bookings.map((booking, index) => (
          <Row key={booking.id} booking={booking} flight={index === 0 ? flight : undefined} />
        ))}
      </tbody>
    ))}
  </table>
);

interface PrintSheetProps {
  airport: Airport;
  date: string;
  hours: readonly DeskHour[];
}

/** The outer table repeats its head on every printed page. */
export function PrintSheet({ airport, date, hours }: PrintSheetProps) {
  const printedAt = usePrintedAt();
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th className={styles.top}>
            <span>
              {airport.name} – {formatDate(date)}
            </span>
            <span className={styles.printed}>Printed {formatMoment(printedAt)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.hour}>
            <td className={styles.keep}>
              <Hour hour={hour} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
