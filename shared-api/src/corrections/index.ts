export * from './contract.ts';
export type { OutcomeCorrection } from './replies.ts';
export * from './rules.ts';
