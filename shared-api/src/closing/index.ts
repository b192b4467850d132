export * from './checklist.ts';
export * from './client.ts';
export * from './contract.ts';
export type { BookMonth, GlCode } from './replies.ts';
export * from './rules.ts';
