import { readFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';

/** The files are in the order in which an entry needs them. */
export type EntryFiles = Record<string, string[]>;

export const entryFilesOf = ({ entrypoints }: webpack.Compilation): EntryFiles =>
  Object.fromEntries([...entrypoints].map(([name, entry]) => [name, entry.getFiles()]));

export const readEntryFiles = (folder: string): EntryFiles =>
  JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'));
