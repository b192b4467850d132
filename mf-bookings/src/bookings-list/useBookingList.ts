import { bookingSorts } from 'shared-api/rules';
import { useListAddress } from 'shared-ui/data';
import { bookingsAddress } from './bookingsAddress.ts';

/** What the address asks a list of bookings for, as the call takes it. */
export function useBookingList() {
  const { page, sort, values, chosen, clear } = useListAddress(bookingsAddress, bookingSorts);
  const { airport, ...narrowing } = values;
  const airportId = airport === undefined ? undefined : Number(airport);
  return { query: { ...narrowing, airportId, sort, pageNumber: page }, chosen, clear };
}
