import { accountQuery, beginning, idsOfClients, invoiceBeginning, type Search } from '../../../lists/index.ts';

/** By the beginning of a flight number, an invoice number, a passenger's last name, or a word of the client's name. */
export const searchedBookings = (search: string): Search => ({
  values: [beginning(search), invoiceBeginning(search), accountQuery(search)],
  candidates: ([text, invoice, account = '']) => `
    select id from bookings where upper(flight_number) like upper(${text})
    union all select id from bookings where invoice_id like ${invoice}
    union all select booking_id from passengers where lower(last_name) like lower(${text})
    union all select ${idsOfClients('bookings', account)}`,
  matches: ([text, invoice, account]) => `(
    upper(b.flight_number) like upper(${text}) or b.invoice_id like ${invoice}
    or (select u.search_words @@ ${account}::tsquery from users u where u.id = b.application_user_id)
    or (select bool_or(lower(p.last_name) like lower(${text})) from passengers p where p.booking_id = b.id))`,
});
