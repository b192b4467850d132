export * from './client.ts';
export * from './contract.ts';
export type { Transaction } from './replies.ts';
export * from './rules.ts';
export * from './schemas.ts';
