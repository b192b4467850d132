import { findBrowser } from '../browser.ts';
import { checks } from '../checks/checks.ts';
import { remoteBundles } from '../checks/remoteBundles.ts';
import { requirementsAreKnown } from '../checks/requirementsAreKnown.ts';
import { shellBundle } from '../checks/shellBundle.ts';
import { workspaces } from '../checks/workspaces.ts';
import { startPostgres } from '../postgres.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { applications } from '../webpack/build.ts';
import { jest } from './jest.ts';
import { testedFiles } from './passed.ts';
import { playwright } from './playwright.ts';
import { pass, type Step } from './Step.ts';

const server = 'provider-api';

/** The end-to-end tests have a runner of their own. */
const others = (): readonly string[] => workspaces().filter((name) => ![server, 'e2e'].includes(name));

/** What asks every call in every way, or looks at plans, asks PostgreSQL alone: the embedded database is the same engine. */
const askedInEveryWay =
  'http/(auditTrail|badFilters|bruteForce|contract|everyField|formulas|fuzz|hostileRequests|permissionMatrix|rightsOfRoles|staticSite|tenantIsolation)[.]test|lists/listPlans[.]test';

/** Every journey runs on the embedded database: there the tests of what books nothing and moves no money are left to it. */
const movesNoMoney =
  'domains/(accounts|activities|airports|audit|client-notes|clients|feedbacks|members|papers|people|roster|services|settings|staff-accounts|statements|stats|transactions)/|lists/|metrics/';

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
  {
    title: 'Server on the embedded database (jest)',
    group: 'server',
    run: () =>
      jest({
        name: 'server-embedded',
        projects: [server],
        env: { TEST_DATABASE: 'embedded' },
        except: `${askedInEveryWay}|${movesNoMoney}`,
      }),
  },
  {
    title: 'Server on PostgreSQL (jest)',
    group: 'server',
    run: async () => {
      const postgres = await startPostgres();
      console.log(`PostgreSQL: ${postgres.source}`);
      try {
        return await jest({
          name: 'server-postgres',
          projects: [server],
          env: { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url },
          except: 'db/(embedded|durableFolder)[.]test|startup/keepPrivate[.]test|documents/.*[.]test',
        });
      } finally {
        await postgres.stop();
      }
    },
  },
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
