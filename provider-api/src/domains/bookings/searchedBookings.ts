import { type Condition, condition } from './conditions.ts';

/** The beginning of a text as a LIKE pattern; its wildcards stand for themselves. */
const beginning = (text: string): string => `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** By the beginning of a flight number, an invoice number, a client's or a passenger's name: all served by an index. */
export const searchedBookings = (search: string): Condition =>
  condition(
    beginning(search),
    (text) => `b.id in (
      select id from bookings where upper(flight_number) like upper(${text})
      union all select id from bookings where invoice_id like ${text}
      union all select booking_id from passengers where lower(last_name) like lower(${text})
      union all select found.id from bookings found join users u on u.id = found.application_user_id
        where lower(u.business_name) like lower(${text}) or lower(u.last_name) like lower(${text})
           or lower(u.first_name) like lower(${text}) or lower(u.email) like lower(${text}))`,
  );
