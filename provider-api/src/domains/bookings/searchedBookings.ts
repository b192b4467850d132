import { accountFound, accountQuery, beginning, invoiceBeginning, type Search } from '../lists/index.ts';

/** By the beginning of a flight number, an invoice number, a passenger's last name, or a word of the client's name. */
export const searchedBookings = (search: string): Search => ({
  values: [beginning(search), invoiceBeginning(search), accountQuery(search)],
  candidates: ([text, invoice, account = '']) => `
    select id from bookings where upper(flight_number) like upper(${text})
    union all select id from bookings where invoice_id like ${invoice}
    union all select booking_id from passengers where lower(last_name) like lower(${text})
    union all select found.id from users u join bookings found on found.application_user_id = u.id
               where ${accountFound('u', account)}`,
  matches: ([text, invoice, account = '']) => `(
    upper(b.flight_number) like upper(${text}) or b.invoice_id like ${invoice}
    or exists (select from passengers p where p.booking_id = b.id and lower(p.last_name) like lower(${text}))
    or exists (select from users u where u.id = b.application_user_id and ${accountFound('u', account)}))`,
});
