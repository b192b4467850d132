import { findBrowser } from '../browser.ts';
import { checks } from '../checks/checks.ts';
import { remoteBundles } from '../checks/remoteBundles.ts';
import { requirementsAreKnown } from '../checks/requirementsAreKnown.ts';
import { shellBundle } from '../checks/shellBundle.ts';
import { workspaces } from '../checks/workspaces.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { applications } from '../webpack/build.ts';
import { jest } from './jest.ts';
import { testedFiles } from './passed.ts';
import { playwright } from './playwright.ts';
import { pass, type Step } from './Step.ts';

const server = 'provider-api';

/** The end-to-end tests have a runner of their own. */
const others = (): readonly string[] => workspaces().filter((name) => ![server, 'e2e'].includes(name));

/** What `npm test` runs, in this order. */
export const steps: readonly Step[] = [
  ...checks,
  { title: 'Requirements', group: 'checks', run: requirementsAreKnown },
  { title: "What the remotes' bundles carry (webpack)", group: 'checks', run: remoteBundles },
  {
    title: 'Rules, client, components and tooling (jest)',
    group: 'unit',
    run: async () => {
      const tested = applications.map((name) => testedFiles(name));
      const counts = await jest({ name: 'unit', projects: others() });
      // A release does not run them again.
      if (counts.failed === 0) for (const each of tested) each.pass();
      return counts;
    },
  },
  { title: 'Server (jest)', group: 'server', run: () => jest({ name: 'server', projects: [server] }) },
  {
    title: 'Build of the front end',
    group: 'e2e',
    run: async () => {
      await buildFrontEnd();
      return pass;
    },
  },
  { title: 'What the built shell carries', group: 'e2e', run: shellBundle },
  {
    title: 'Journeys, two at a time (playwright)',
    group: 'e2e',
    run: async () => {
      console.log(`Browser: ${(await findBrowser()).source}`);
      return playwright('journeys', 2);
    },
  },
  {
    title: 'Budgets of the pages (playwright)',
    group: 'e2e',
    run: () => playwright('budgets', 1),
  },
];
