export * from './contract.ts';
export { type Ground, grounds, type LookedAt } from './rules.ts';
