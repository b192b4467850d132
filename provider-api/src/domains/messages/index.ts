import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { agreesTo } from './consents.ts';
export { messageEvents } from './events.ts';

export const messages: Domain = {
  verbs,
};
