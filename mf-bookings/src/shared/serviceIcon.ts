import { type Service, serviceDirections } from 'shared-api/services';
import type { IconName } from 'shared-ui';

/** What neither arrives nor departs has no kind but its name, nor has the service of a booking. */
export function serviceIcon({ name, direction }: Pick<Service, 'name' | 'direction'>): IconName {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  if (direction === serviceDirections.Departure || /departure/i.test(name)) return 'departure';
  if (/lounge/i.test(name)) return 'lounge';
  return /\bcar\b/i.test(name) ? 'car' : 'services';
}
