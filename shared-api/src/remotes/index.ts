export * from './contract.ts';
export * from './releases.ts';
export type * from './replies.ts';
export * from './rules.ts';
