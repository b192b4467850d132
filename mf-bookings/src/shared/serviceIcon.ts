import { type Service, wayOf } from 'shared-api/services';
import type { IconName } from 'shared-ui';

/** The kind of a service without a direction is known only from its name. */
export function serviceIcon(service: Pick<Service, 'name' | 'direction'>): IconName {
  const { name } = service;
  const way = wayOf(service);
  if (way) return way;
  if (/lounge/i.test(name)) return 'lounge';
  return /\bcar\b/i.test(name) ? 'car' : 'services';
}
