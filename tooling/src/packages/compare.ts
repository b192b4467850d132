import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from 'remote/release';
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

interface Complaint {
  /** The first line has the number 0. */
  readonly line: number;
  readonly code: string;
  readonly text: string;
}

async function complaintsAbout(folder: string, lines: readonly string[]): Promise<Complaint[]> {
  const file = path.join(folder, 'compare.ts');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx'];
  const { stdout } = await runNode(inRoot('node_modules/typescript/bin/tsc'), {
    args: [...options, '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom', file],
    output: 'keep',
    cwd: folder,
  });
  return [...stdout.matchAll(/^\S*compare\.ts\((\d+),\d+\): error (TS\d+): .*$/gm)].map(
    ([text, line, code = '']) => ({ line: Number(line) - 1, code, text }),
  );
}

interface ExportedType {
  readonly at: number;
  readonly name: string;
  /** A generic type cannot be used without type arguments, so only the import of the type is checked. */
  readonly isGeneric: boolean;
}

/**
 * The names of all types are read from the declaration files. TypeScript then reports the types that an entry
 * does not export.
 */
async function typesOf(folder: string, entries: readonly string[], of: string): Promise<ExportedType[]> {
  const built = path.join(folder, of);
  const declared = filesIn(built)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(built, file), 'utf8').matchAll(/\b(?:interface|type|as) ([A-Z]\w*)/g),
    ])
    .map(([, name = '']) => name);
  const proposed = entries.flatMap((_, at) => [...new Set(declared)].map((name) => ({ at, name })));
  const complaints = await complaintsAbout(folder, [
    ...proposed.map(({ at, name }, index) => `export type t${index} = a${at}.${name};`),
    ...entries.map((entry, at) => `import type * as a${at} from '${of}/${entry}';`),
  ]);
  const codes = new Map(complaints.map(({ line, code }) => [line, code]));
  return proposed.flatMap((type, index) => {
    const code = codes.get(index);
    return code === undefined || code === 'TS2314' ? [{ ...type, isGeneric: code !== undefined }] : [];
  });
}

/** The result is TypeScript's errors for exports of `to` that are missing or different in `from`. */
async function lacks(
  folder: string,
  entries: readonly string[],
  from: string,
  to: string,
): Promise<string[]> {
  const types = await typesOf(folder, entries, to);
  const complaints = await complaintsAbout(folder, [
    ...entries.map(
      (entry, at) =>
        `import type * as a${at} from '${from}/${entry}'; import type * as b${at} from '${to}/${entry}'; export const c${at} = (had: Plain<typeof a${at}>): Plain<typeof b${at}> => had;`,
    ),
    ...types.map(({ at, name, isGeneric }, index) =>
      isGeneric
        ? `import type { ${name} as t${index} } from '${from}/${entries[at]}';`
        : `export const t${index} = (had: a${at}.${name}): b${at}.${name} => had;`,
    ),
    // Without this mapping, TypeScript would ignore names that a module exports only as types.
    'type Plain<T> = { [Name in keyof T]: T[Name] };',
  ]);
  return complaints.map(({ text }) => text);
}

export interface Comparison {
  readonly needed: Step;
  readonly reasons: readonly string[];
}

/** `before` and `now` are the paths of two builds in `folder`. */
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
