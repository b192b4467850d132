export * from './columns.ts';
export * from './copyOut.ts';
export * from './peopleList.ts';
export { readListFile } from './readFile.ts';
