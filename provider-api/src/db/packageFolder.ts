import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the folder of provider-api both from src/ and from dist/. */
export function packageFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The migrations folder is missing');
    folder = parent;
  }
  return folder;
}
