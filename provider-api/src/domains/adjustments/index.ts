import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { adjustment } from './adjustment.ts';

export const adjustments: Domain = {
  verbs,
};
