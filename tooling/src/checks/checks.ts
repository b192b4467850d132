import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { byExitCode, type Counts, type Step } from '../test/Step.ts';
import { antdExceptions } from './antdExceptions.ts';
import { boundaries } from './boundaries.ts';
import { commentStyle } from './commentStyle.ts';
import { copyRules } from './copyRules.ts';
import { documents } from './documents.ts';
import { lockFile } from './lockFile.ts';
import { orderedPackages } from './orderedPackages.ts';
import { retiredWords } from './retiredWords.ts';

const program = async (file: string, args: readonly string[]): Promise<Counts> => {
  const { code, stdout, stderr } = await runNode(inRoot('node_modules', file), { args, output: 'keep' });
  const told = `${stdout}${stderr}`.trim();
  if (told) console.log(told);
  return byExitCode(code);
};

export const biome = (files: readonly string[] = []): Step => ({
  title: 'Format and lint (biome)',
  group: 'checks',
  run: () =>
    program('@biomejs/biome/bin/biome', [
      ...['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200'],
      ...['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files],
    ]),
});

let compiled: Promise<Counts> | undefined;

const compile = (): Promise<Counts> => {
  compiled ??= program('typescript/bin/tsc', ['-b']);
  return compiled;
};

export const types: Step = { title: 'Types (tsc)', group: 'checks', run: compile };

/** Each column of the database must be listed as personal or as not personal. Otherwise the check fails. */
async function personalData(): Promise<Counts> {
  await compile();
  const command = inRoot('provider-api/dist/src/commands/personalData.js');
  const { code, stdout, stderr } = await runNode(command, { args: [], output: 'keep' });
  if (code !== 0) console.log(`${stdout}${stderr}`.trim());
  return byExitCode(code);
}

export const checks: readonly Step[] = [
  biome(),
  types,
  { title: 'Import boundaries (dependency-cruiser)', group: 'checks', run: boundaries },
  {
    title: 'Dead exports and unused dependencies (knip)',
    group: 'checks',
    run: () => program('knip/bin/knip.js', ['--no-progress']),
  },
  { title: 'Lock file', group: 'checks', run: lockFile },
  { title: 'Ordered packages', group: 'checks', run: orderedPackages },
  { title: "The kit's own parts beside antd", group: 'checks', run: antdExceptions },
  { title: 'Documents', group: 'checks', run: documents },
  { title: 'Words', group: 'checks', run: retiredWords },
  { title: 'Comments', group: 'checks', run: commentStyle },
  { title: 'Personal data', group: 'checks', run: personalData },
  { title: 'Wording of pages and letters', group: 'checks', run: copyRules },
];
