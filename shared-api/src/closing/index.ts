export * from './checklist.ts';
export * from './client.ts';
export * from './contract.ts';
export * from './rules.ts';
