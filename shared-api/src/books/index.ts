export { proposalStatuses } from '../proposals/rules.ts';
export * from './client.ts';
export * from './contract.ts';
export * from './decisions.ts';
export * from './files.ts';
export * from './lines.ts';
export type * from './replies.ts';
export * from './rules.ts';
