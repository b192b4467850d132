import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { payoutEvents } from './events.ts';
export { payoutAccounts } from './payoutRow.ts';

export const payouts: Domain = {
  verbs,
};
