import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export const settings: Domain = {
  verbs,
};
