import type { Domain } from '../../domain.ts';
import { anchorJob, bookingAnchors } from '../../lists/index.ts';
import { confirmationJob } from './confirmationMail.ts';
import { routes } from './routes.ts';
import { statusJob } from './statusMail.ts';

export { passengerNumbers } from './passengerNumbers.ts';

export const bookings: Domain = {
  routes,
  jobs: [confirmationJob, statusJob],
  periodic: [anchorJob('bookings.mark', [bookingAnchors])],
};
