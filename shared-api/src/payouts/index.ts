export * from './contract.ts';
export type { Payout } from './replies.ts';
export * from './rules.ts';
