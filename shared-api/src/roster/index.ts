export * from './contract.ts';
export type { Shift } from './replies.ts';
export * from './rules.ts';
