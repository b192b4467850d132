export * from './standing.ts';
export * from './types.ts';
