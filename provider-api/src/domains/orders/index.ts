import type { Domain } from '../../domain.ts';
import { tending } from './expireOrders.ts';
import { fulfilJob } from './fulfilOrders.ts';
import * as verbs from './verbs.ts';

export { orderEvents } from './events.ts';

export const orders: Domain = {
  verbs,
  jobs: [fulfilJob],
  periodic: [tending],
};
