import { accountQuery, beginning, invoiceBeginning, type Search } from '../lists/index.ts';

/** By the beginning of a flight number, an invoice number, a passenger's last name, or a word of the client's name. */
export const searchedBookings = (search: string): Search => ({
  values: [beginning(search), invoiceBeginning(search), accountQuery(search)],
  candidates: ([text, invoice, account]) => `
    select id from bookings where upper(flight_number) like upper(${text})
    union all select id from bookings where invoice_id like ${invoice}
    union all select booking_id from passengers where lower(last_name) like lower(${text})
    union all select found.id from users u join bookings found on found.application_user_id = u.id
               where u.search_words @@ ${account}::tsquery`,
  matches: ([text, invoice, account]) => `(
    upper(b.flight_number) like upper(${text}) or b.invoice_id like ${invoice}
    or b.application_user_id in (select id from users where search_words @@ ${account}::tsquery)
    or exists (select from passengers p where p.booking_id = b.id and lower(p.last_name) like lower(${text})))`,
});
