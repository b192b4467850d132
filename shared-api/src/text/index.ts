export * from './cleanText.ts';
export * from './searchText.ts';
