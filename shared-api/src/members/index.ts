export * from './contract.ts';
export * from './rules.ts';
export * from './schemas.ts';
