import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';

export type Step = 'none' | 'minor' | 'major';

const steps: readonly Step[] = ['none', 'minor', 'major'];

const numbersOf = (version: string): number[] => version.split('.').map(Number);

export const stepBetween = (before: string, now: string): Step => {
  const [one, other] = [numbersOf(before), numbersOf(now)];
  if (one[0] !== other[0]) return 'major';
  return one[1] === other[1] ? 'none' : 'minor';
};

export const isTooSmall = (taken: Step, needed: Step): boolean =>
  steps.indexOf(taken) < steps.indexOf(needed);

/** TypeScript itself says whether what an entry exported can be had from what it exports now, and the other way round. */
async function lacks(
  folder: string,
  entries: readonly string[],
  from: string,
  to: string,
): Promise<string[]> {
  const file = path.join(folder, 'compare.ts');
  const lines = entries.map(
    (entry, at) =>
      `import type * as a${at} from '${from}/${entry}'; import type * as b${at} from '${to}/${entry}'; export const c${at} = (had: Plain<typeof a${at}>): Plain<typeof b${at}> => had;`,
  );
  // Names that are exported as types alone are no properties of a module until they are listed.
  lines.push('type Plain<T> = { [Name in keyof T]: T[Name] };');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx'];
  const { stdout } = await runNode(inRoot('node_modules/typescript/bin/tsc'), {
    args: [...options, '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom', file],
    output: 'keep',
    cwd: folder,
  });
  return stdout.split('\n').filter((line) => line.trim() !== '');
}

export interface Comparison {
  readonly needed: Step;
  /** TypeScript's own sentences. */
  readonly reasons: readonly string[];
}

/** The paths lead from the folder to two builds of one package. */
export async function compare(
  folder: string,
  entries: { readonly before: readonly string[]; readonly now: readonly string[] },
  { before, now }: { readonly before: string; readonly now: string },
): Promise<Comparison> {
  const broken = await lacks(folder, entries.before, now, before);
  if (broken.length > 0) return { needed: 'major', reasons: broken };
  const added = await lacks(folder, entries.now, before, now);
  return { needed: added.length > 0 ? 'minor' : 'none', reasons: added };
}
