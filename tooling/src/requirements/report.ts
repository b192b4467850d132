import { readFileSync } from 'node:fs';
import { workspaces } from '../checks/workspaces.ts';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { namedInTitles } from './namedInTitles.ts';
import { type Requirement, readRequirements } from './requirements.ts';

export interface Proof {
  readonly file: string;
  readonly title: string;
}

export interface Report {
  readonly requirements: readonly Requirement[];
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  /** These ids in titles belong to no requirement. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
  readonly unproved: readonly Requirement[];
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

export const report = (): Report => {
  const requirements = readRequirements();
  const proofs = new Map<string, Proof[]>(requirements.map(({ id }) => [id, []]));
  const unknown: { id: string; file: string }[] = [];
  for (const file of workspaces()
    .flatMap((name) => filesBelow(name))
    .filter(isTest)) {
    for (const { title, ids } of namedInTitles(readFileSync(inRoot(file), 'utf8'))) {
      for (const id of ids) {
        const list = proofs.get(id);
        if (list) list.push({ file, title });
        else unknown.push({ id, file });
      }
    }
  }
  const unproved = requirements.filter(({ id }) => proofs.get(id)?.length === 0);
  return { requirements, proofs, unknown, unproved };
};
