import { type Service, wayOf } from 'shared-api/services';
import type { IconName } from 'shared-ui';

/** If a service has no direction, the icon depends on the words in the service's name. */
export function serviceIcon(service: Pick<Service, 'name' | 'direction'>): IconName {
  const { name } = service;
  const way = wayOf(service);
  if (way) return way;
  if (/lounge/i.test(name)) return 'lounge';
  return /\bcar\b/i.test(name) ? 'car' : 'services';
}
