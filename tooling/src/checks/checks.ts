import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';
import { byExitCode, type Step } from '../test/Step.ts';
import { boundaries } from './boundaries.ts';
import { copyRules } from './copyRules.ts';
import { documents } from './documents.ts';
import { lockFile } from './lockFile.ts';
import { orderedPackages } from './orderedPackages.ts';
import { retiredWords } from './retiredWords.ts';

const bin = (file: string): string => inRoot('node_modules', file);

/** Everything that is true or false of the sources as they lie there, without running the product. */
export const checks: readonly Step[] = [
  {
    title: 'Format and lint (biome)',
    group: 'checks',
    run: async () =>
      byExitCode(
        (
          await runNode(bin('@biomejs/biome/bin/biome'), {
            args: ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200'],
          })
        ).code,
      ),
  },
  {
    title: 'Types (tsc)',
    group: 'checks',
    run: async () => byExitCode((await runNode(bin('typescript/bin/tsc'), { args: ['-b'] })).code),
  },
  { title: 'Import boundaries (dependency-cruiser)', group: 'checks', run: boundaries },
  {
    title: 'Dead exports and unused dependencies (knip)',
    group: 'checks',
    run: async () => byExitCode((await runNode(bin('knip/bin/knip.js'), { args: ['--no-progress'] })).code),
  },
  { title: 'Lock file', group: 'checks', run: lockFile },
  { title: 'Ordered packages', group: 'checks', run: orderedPackages },
  { title: 'Documents', group: 'checks', run: documents },
  { title: 'Words', group: 'checks', run: retiredWords },
  { title: 'Wording of pages and letters', group: 'checks', run: copyRules },
];
