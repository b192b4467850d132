import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { closingEvents } from './events.ts';

export const closing: Domain = {
  verbs,
};
