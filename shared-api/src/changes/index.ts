export * from './client.ts';
export * from './contract.ts';
export type { ChangeQuote } from './replies.ts';
export * from './rules.ts';
