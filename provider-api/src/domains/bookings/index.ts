import type { Domain } from '../../domain.ts';
import { officerLetter } from './assignments/officerLetter.ts';
import { namingOfOfficers } from './assignments/tellOfficers.ts';
import { changeMailJob } from './change/changeMail.ts';
import { confirmationJob } from './create/confirmationMail.ts';
import { routes } from './routes.ts';
import { statusJob } from './status/statusMail.ts';

export { passengerNumbers } from './bookingRow.ts';
export { bookFlights } from './create/createBookings.ts';
export {
  type Entry,
  offersOf,
  type PricedFlight,
  priceFlights,
  readFlights,
  refusePastFlights,
  totalKoboOf,
} from './create/flights.ts';
export { bookingList } from './lists/bookingList.ts';

export const bookings: Domain = {
  routes,
  jobs: [changeMailJob, confirmationJob, officerLetter, statusJob],
  periodic: [namingOfOfficers],
};
