import { bookingSorts } from 'shared-api/bookings';
import { useListParams } from 'shared-ui/data';
import { bookingsParams } from './bookingsParams.ts';

/** What the address asks a list of bookings for, as the call takes it. */
export function useBookingList() {
  const { page, sort, values, chosen, clear } = useListParams(bookingsParams, bookingSorts);
  const { airport, ...filters } = values;
  const airportId = airport === undefined ? undefined : Number(airport);
  return { query: { ...filters, airportId, sort, pageNumber: page }, chosen, clear };
}
