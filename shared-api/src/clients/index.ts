export * from './client.ts';
export * from './contract.ts';
export type { ClientNote, StatementLine } from './replies.ts';
export * from './rules.ts';
