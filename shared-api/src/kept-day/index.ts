export { deskMarks, useDeskMarks } from './deskMarks.ts';
export * from './keptDay.ts';
export { sendAndTidy } from './sendAndTidy.ts';
export { keepsMarks, type StoredMark } from './storedMarks.ts';
