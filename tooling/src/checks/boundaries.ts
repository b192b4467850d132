import { readFileSync } from 'node:fs';
import { inRoot, root } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { cruise } from './dependencyCruiser.ts';
import { planted, rulesThatMissTheirImport } from './plantedImports.ts';
import { sourceFolders, workspaces } from './workspaces.ts';

const atLeast = 100;

const withoutRule = (): readonly string[] => {
  const names = [...readFileSync(inRoot('.dependency-cruiser.cjs'), 'utf8').matchAll(/name: '([^']+)'/g)].map(
    ([, name]) => name,
  );
  return names
    .filter((name) => !planted.some(([rule]) => rule === name))
    .map((name) => `No import is planted for the rule ${name}`);
};

export const boundaries = async (): Promise<Counts> => {
  const { inspected, violations } = await cruise(workspaces().flatMap(sourceFolders), root);
  const unread = workspaces().filter((name) => !inspected.some((file) => file.startsWith(`${name}/`)));
  return byProblems(
    [
      ...violations.map(({ from, to, rule }) => `${rule.name}: ${from} imports ${to}`),
      ...unread.map((name) => `No file of ${name} was inspected`),
      ...(inspected.length < atLeast ? [`Only ${inspected.length} files were inspected`] : []),
      ...withoutRule(),
      ...(await rulesThatMissTheirImport()),
    ],
    `${inspected.length} files keep to the rules; each of the rules caught its planted import.`,
  );
};
