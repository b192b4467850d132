export * from './client.ts';
export * from './contract.ts';
export * from './kinds.ts';
export * from './publicDefaults.ts';
export type * from './replies.ts';
export * from './rules.ts';
export * from './schemas.ts';
export { maxSms, sampleSms, smsLength } from './smsTexts.ts';
export * from './values.ts';
