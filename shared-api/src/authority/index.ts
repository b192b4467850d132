export * from './authority.ts';
