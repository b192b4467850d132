export * from '../terms/terms.ts';
export * from './bodies.ts';
export * from './cancellation.ts';
export * from './client.ts';
export * from './contract.ts';
export * from './rules.ts';
export * from './schemas.ts';
