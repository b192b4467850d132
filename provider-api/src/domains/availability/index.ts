import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { offerColumns } from './offers.ts';
export {
  fullHours,
  fullHoursLocked,
  HourFull,
  NotOffered,
  notOfferedErrors,
  type PlacedFlight,
  type PlacedService,
  refuseNotOffered,
  takePlaces,
} from './places.ts';

export const availability: Domain = {
  verbs,
};
