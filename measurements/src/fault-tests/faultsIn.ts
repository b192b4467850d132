import { readFileSync } from 'node:fs';
import path from 'node:path';

export const faultsIn = (dataDir: string): string[] =>
  readFileSync(path.join(dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":50'));
