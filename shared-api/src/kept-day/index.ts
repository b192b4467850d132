export { deskMarks, useDeskMarks } from './deskMarks.ts';
export * from './keptDay.ts';
export { keepsMarks, type StoredMark } from './storedMarks.ts';
export { tendDesk } from './tendDesk.ts';
