import type { Domain } from '../../domain.ts';

export const staffAccounts: Domain = {};
