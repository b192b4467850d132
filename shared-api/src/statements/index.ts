export * from './client.ts';
export * from './contract.ts';
export type { Statement, StatementEntry } from './replies.ts';
export * from './rules.ts';
