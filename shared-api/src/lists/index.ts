export * from './paging.ts';
export * from './sorts.ts';
