import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';

export interface WordRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

export const wordsAgainst = (rules: readonly WordRule[], text: string): readonly string[] => [
  ...new Set(
    rules.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(([found]) => `"${found}": say ${instead}`),
    ),
  ),
];

export const inEachFile = (
  files: readonly string[],
  problemsOf: (text: string, file: string) => readonly string[],
  whenNone: string,
): Counts =>
  byProblems(
    files.flatMap((file) =>
      problemsOf(readFileSync(inRoot(file), 'utf8'), file).map((problem) => `${file}: ${problem}`),
    ),
    whenNone,
  );
