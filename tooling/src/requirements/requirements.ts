import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

export interface Requirement {
  readonly id: string;
  readonly text: string;
}

export const readRequirements = (): readonly Requirement[] =>
  readFileSync(inRoot('docs/requirements.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', text = ''] = line.split('\t');
      return { id, text };
    });
