import { type Service, wayOf } from 'shared-api/services';
import type { IconName } from 'shared-ui';

/** A service without a direction shows its kind by its name alone. */
export function serviceIcon(service: Pick<Service, 'name' | 'direction'>): IconName {
  const { name } = service;
  const way = wayOf(service);
  if (way) return way;
  if (/lounge/i.test(name)) return 'lounge';
  return /\bcar\b/i.test(name) ? 'car' : 'services';
}
