import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

export const workspaces = (): readonly string[] =>
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).workspaces;

export const remotes = (): readonly string[] => workspaces().filter((name) => name.startsWith('mf-'));

export const sourceFolders = (workspace: string): readonly string[] =>
  ['src', 'sandbox', 'specs', 'support', 'measure']
    .map((folder) => `${workspace}/${folder}`)
    .filter((folder) => existsSync(inRoot(folder)));
