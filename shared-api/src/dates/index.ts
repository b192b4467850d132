export * from './dates.ts';
export * from './readTime.ts';
