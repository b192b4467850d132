export * from './cleanText.ts';
export * from './firstCharacters.ts';
export * from './printable.ts';
export * from './searchText.ts';
