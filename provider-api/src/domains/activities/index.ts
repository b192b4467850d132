import type { Domain } from '../../domain.ts';

export const activities: Domain = {};
