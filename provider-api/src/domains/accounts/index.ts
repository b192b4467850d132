import type { Domain } from '../../domain.ts';

export const accounts: Domain = {};
