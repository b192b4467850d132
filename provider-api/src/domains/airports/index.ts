import type { Domain } from '../../domain.ts';

export const airports: Domain = {};
