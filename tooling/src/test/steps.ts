import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { biome, checks, types } from '../checks/checks.ts';
import { cruise } from '../checks/dependencyCruiser.ts';
import { pageWeights } from '../checks/pageWeights.ts';
import { requirementsAreKnown } from '../checks/requirementsAreKnown.ts';
import { sourceFolders, workspaces } from '../checks/workspaces.ts';
import { root } from '../root.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { applications } from '../webpack/build.ts';
import { changedFiles, testsOf } from './changed.ts';
import { jest, jestIn } from './jest.ts';
import { testedFiles } from './passed.ts';
import { playwright } from './playwright.ts';
import { pass, type Step } from './Step.ts';

const server = 'provider-api';

const others = (): readonly string[] => workspaces().filter((name) => ![server, 'e2e'].includes(name));

export const steps: readonly Step[] = [
  ...checks,
  { title: 'Requirements', group: 'checks', run: requirementsAreKnown },
  {
    title: 'Rules, client, components and tooling (jest)',
    group: 'unit',
    run: async () => {
      const tested = applications.map((name) => testedFiles(name));
      const counts = await jestIn('unit', others());
      // The passed tests are recorded, so that a release does not run them again.
      if (counts.failed === 0) for (const each of tested) each.pass();
      return counts;
    },
  },
  { title: 'Server (jest)', group: 'server', run: () => jestIn('server', [server]) },
  {
    title: 'Build of the front end',
    group: 'e2e',
    run: async () => {
      await buildFrontEnd();
      return pass;
    },
  },
  { title: 'What the pages weigh', group: 'e2e', run: pageWeights },
  {
    title: 'Journeys (playwright)',
    group: 'e2e',
    run: async () => {
      console.log(`Browser: ${(await findBrowser()).source}`);
      return playwright('journeys');
    },
  },
];

export const changedSteps = async (): Promise<readonly Step[]> => {
  const changed = await changedFiles();
  const { imports } = await cruise(workspaces().flatMap(sourceFolders), root);
  const tests = testsOf(changed, imports);
  const journeys = changed.filter((file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file));
  console.log(
    `${changed.length} files changed: ${tests.length} test files, ${journeys.length} journeys' files.`,
  );
  const apart = changed.filter((file) => !imports.has(file));
  if (apart.length > 0) console.log(`No import leads to these, and so to no test: ${apart.join(', ')}`);
  return [
    ...(changed.length > 0 ? [biome(changed)] : []),
    types,
    ...(tests.length > 0
      ? [
          {
            title: 'Tests of what changed (jest)',
            group: 'unit' as const,
            run: () => jest({ name: 'changed', args: ['--runTestsByPath', ...tests] }),
          },
        ]
      : []),
    ...(journeys.length > 0
      ? [
          {
            title: 'Changed journeys (playwright)',
            group: 'e2e' as const,
            run: async () => {
              await buildFrontEnd();
              return playwright(
                'journeys',
                journeys.map((file) => path.basename(file)),
              );
            },
          },
        ]
      : []),
  ];
};
