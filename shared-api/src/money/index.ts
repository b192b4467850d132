export * from './amountInWords.ts';
export * from './money.ts';
