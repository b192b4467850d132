export * from './decodeTable.ts';
export * from './readTable.ts';
