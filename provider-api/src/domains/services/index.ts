import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { visibleService } from './serviceById.ts';

export const services: Domain = {
  verbs,
};
