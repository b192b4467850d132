import type { Domain } from '../../domain.ts';
import { namingOfOfficers } from './assignments/tellOfficers.ts';
import { flightLookups } from './flights/lookUpFlights.ts';
import { flightNews } from './flights/tellExpected.ts';
import { eveningReminder } from './remindTravellers.ts';
import * as verbs from './verbs.ts';

export { passengerNumbers } from './bookingRow.ts';
export { bookFlights } from './create/createBookings.ts';
export {
  type Entry,
  type PricedFlight,
  placedFlights,
  priceFlights,
  readFlights,
  readServices,
  refusePastFlights,
  totalKoboOf,
} from './create/flights.ts';
export { bookingEvents } from './events.ts';
export { bookingList } from './lists/bookingList.ts';
export { seesNeeds } from './seesNeeds.ts';
export { selectBookings, withId } from './selectBookings.ts';
export { issuedFor } from './voucher/verifyCode.ts';

export const bookings: Domain = {
  verbs,
  periodic: [namingOfOfficers, flightLookups, flightNews, eveningReminder],
};
