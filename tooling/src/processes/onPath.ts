import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const onPath = (...names: readonly string[]): readonly string[] =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter((file) => path.isAbsolute(file) && canRun(file));
