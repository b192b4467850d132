import { readFileSync } from 'node:fs';
import { workspaces } from '../checks/workspaces.ts';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { namedInTitles } from './namedInTitles.ts';
import { areaOf, type Requirement, readRequirements } from './requirements.ts';

export interface Proof {
  readonly file: string;
  readonly title: string;
}

export interface Report {
  readonly requirements: readonly Requirement[];
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  /** These ids stand in a test's title and in no requirement. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Tests are read as text, so that none is run. */
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
  return { requirements, proofs, unknown };
};

interface Area {
  readonly area: string;
  readonly proved: number;
  readonly total: number;
}

export const byArea = ({ requirements, proofs }: Report): readonly Area[] =>
  [...new Set(requirements.map(({ id }) => areaOf(id)))].map((area) => {
    const own = requirements.filter(({ id }) => areaOf(id) === area);
    return {
      area,
      proved: own.filter(({ id }) => (proofs.get(id) ?? []).length > 0).length,
      total: own.length,
    };
  });
