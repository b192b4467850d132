import { type Csv, defineList, type Filter, filter, nairaText, shownStatus } from '../../../lists/index.ts';
import { bookingList, type Key, type Query, searchedBookings, sortOf } from './bookingList.ts';

/**
 * Lists all passengers of the found bookings. If some passengers of a booking have the searched reference, only these
 * passengers are listed, because users add up the prices of all lines with one reference.
 */
function foundBy(search: string): Filter {
  const { values, matches } = searchedBookings(search);
  return filter(values, (all) => {
    const parameters = values.map((_, index) => `(${all}::text[])[${index + 1}]`);
    const carries = (passenger: string) => `search_text(${passenger}.reference) like ${parameters[0]}`;
    return `${matches(parameters)} and (${carries('b')} or not exists (
      select from passengers other where other.booking_id = b.id and other.removed_at is null and ${carries('other')}))`;
  });
}

const csv: Csv = {
  name: 'Bookings.csv',
  columns: [
    { label: 'Reference', cell: 'b.reference' },
    { label: 'Service', cell: '(select name from services where id = b.service_id)' },
    { label: 'Airport', cell: '(select code from airports where id = b.airport_id)' },
    { label: 'Flight Number', cell: 'b.flight_number' },
    { label: 'Travel Date', cell: 'b.date_of_travel::text' },
    { label: 'Passenger', cell: "concat_ws(' ', b.designation, b.first_name, b.middle_name, b.last_name)" },
    { label: 'Unit Price', cell: nairaText('b.unit_price_kobo') },
    { label: 'Status', cell: shownStatus('b.status') },
    { label: 'Invoice Number', cell: 'b.invoice_id' },
  ],
};

export const travellerList = defineList<Query, never, Key>({
  from: `(select b.*, p.id as passenger_id, p.reference, p.designation, p.first_name, p.middle_name, p.last_name
            from bookings b join passengers p on p.booking_id = b.id where p.removed_at is null) b`,
  id: 'b.passenger_id',
  orders: {
    // The default order is descending: the newest booking is first. The minus sign keeps the passengers of one booking
    // in ascending order.
    booked: ['b.created_at', 'b.id', '-b.passenger_id'],
    travel: ['b.date_of_travel', 'b.flight_at', 'b.id', 'b.passenger_id'],
    price: ['b.price_kobo', 'b.id', 'b.passenger_id'],
  },
  sort: sortOf,
  filters: (query, ctx) => {
    const { search } = query;
    const filters = bookingList.filters(query, ctx);
    return search ? [...filters, foundBy(search)] : filters;
  },
  read: async () => [],
  csv: () => csv,
});
