import { type Service, wayOf } from 'shared-api/services';
import type { IconName } from 'shared-ui';

/** Only the name tells the kind of a service without a direction. */
export function serviceIcon(service: Pick<Service, 'name' | 'direction'>): IconName {
  const { name } = service;
  const way = wayOf(service);
  if (way) return way;
  if (/lounge/i.test(name)) return 'lounge';
  return /\bcar\b/i.test(name) ? 'car' : 'services';
}
