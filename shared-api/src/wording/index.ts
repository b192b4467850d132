export * from './counts.ts';
export * from './names.ts';
export * from './phone.ts';
export * from './searchWords.ts';
