export * from './contract.ts';
export type { Member } from './replies.ts';
export * from './rules.ts';
export * from './schemas.ts';
