import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { folderStore, publishRemote } from 'remote/release';
import { fakeRemote } from '../../support/fakeRemote.ts';
import type { Portal } from '../../support/Portal.ts';
import { runPreview } from '../../support/runPreview.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page, entry: string) =>
  menu(page).getByRole('link', { name: entry, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const failure = (page: Page) => heading(page, 'Something went wrong.');
const walletFiles = '**/remotes/mf-wallet/**';

/** Resolves with the page's failure report and the reply to it. A page sends at most one report a minute. */
const reported = async (page: Page) => {
  const response = await page.waitForResponse('**/api/remote-failures');
  const { data } = await response.json();
  return { ...response.request().postDataJSON(), ...data };
};

const signIn = async (page: Page, portal: Portal) => {
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect(menu(page)).toBeVisible();
};

/** The frame and the pages of other remotes still work. */
const restIsUsable = async (page: Page) => {
  await open(page, 'All Services');
  await expect(heading(page, 'All Services')).toBeVisible();
  await open(page, 'Profile');
  await expect(heading(page, 'Profile')).toBeVisible();
};

/** The release has a channel of its own, so that no other test is affected. */
const releaseWallet = async (page: Page, portal: Portal, own: { remote: string; first?: string }) => {
  const channel = `test-${randomUUID().replaceAll(/[^a-f]/g, '')}`.slice(0, 20);
  const version = `9.9.9-${randomUUID().slice(0, 8)}`;
  const dist = fakeRemote(path.join(test.info().outputDir, version), {
    name: 'mf-wallet',
    version,
    prefixes: ['app/transaction-services', 'app/transaction-service', 'invoice'],
    navigation: [{ to: '/app/transaction-services', label: 'Transactions', icon: 'transactions', order: 30 }],
    ...own,
  });
  const commit = 'abc1234';
  await publishRemote(folderStore(portal.siteDir), dist, { commit, audience: { channel } });
  await page.goto(`/app/dashboard?channel=${channel}`);
  await runPreview(page);
  return version;
};

// The tests cause these errors on purpose.
test.use({ tolerated: /Broken on purpose/ });
test.beforeEach(({ portalLog }) => portalLog.provokes('a remote failed in a browser'));

test('a remote that is missing leaves the rest usable, and Retry brings it once it is there [SHELL-02]', async ({
  page,
  portal,
}) => {
  await page.route(walletFiles, (route) => route.fulfill({ status: 404 }));
  // The wallet beside the dashboard fails too, and a page reports at most once a minute.
  const report = reported(page);
  await signIn(page, portal);
  await open(page, 'Transactions');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(/its files are missing\. Your connection works\.$/)).toBeVisible();
  expect(await report).toMatchObject({
    remote: 'mf-wallet',
    reason: 'missing',
    signedIn: true,
    recorded: true,
  });
  await restIsUsable(page);
  await page.unroute(walletFiles);
  await open(page, 'Transactions');
  await expect(heading(page, 'Transactions')).toBeVisible();
});

test('staff whose remote is missing read so in place of its pages, and Retry brings them [SHELL-02]', async ({
  page,
  portal,
}) => {
  await page.route('**/remotes/mf-staff/**', (route) => route.fulfill({ status: 404 }));
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/dashboard');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await page.unroute('**/remotes/mf-staff/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a slow remote keeps nobody waiting who goes elsewhere', async ({ page, portal }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(walletFiles, async (route) => {
    await answered;
    await route.continue();
  });
  await signIn(page, portal);
  await open(page, 'Transactions');
  await open(page, 'All Services');
  await expect(heading(page, 'All Services')).toBeVisible();
  await open(page, 'Transactions');
  answer();
  await expect(heading(page, 'Transactions')).toBeVisible();
});

test('what is typed into a page stays while a slot in it cannot be filled', async ({ page, portal }) => {
  await page.route(walletFiles, (route) => route.abort());
  await signIn(page, portal);
  await open(page, 'All Services');
  await page
    .getByRole('link', { name: /^Book Service/ })
    .first()
    .click();
  const flight = page.getByRole('textbox', { name: /Flight number/i }).first();
  await flight.fill('P47121');
  await open(page, 'Transactions');
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(flight).toHaveValue('P47121');
});

const broken = {
  'that breaks when it is loaded': [
    'broken',
    { first: `throw new Error('Broken on purpose')`, remote: '{}' },
  ],
  'that is none': ['broken', { remote: `'Broken on purpose'` }],
  'for another contract': ['contract', { remote: `{ contract: 99, name: 'mf-wallet', routes: [] }` }],
  'that breaks when it is drawn': [
    'broken',
    {
      remote: `{ contract: 1, name: 'mf-wallet', routes: [{
        path: 'app/transaction-services',
        Component: () => { throw new Error('Broken on purpose'); },
      }] }`,
    },
  ],
} as const;

test('a remote that breaks when it is loaded or drawn, is none, or is for another contract takes down its own place on the page and nothing else, and is reported [SHELL-02]', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  for (const [what, [reason, own]] of Object.entries(broken))
    await test.step(`a remote ${what}`, async () => {
      const version = await releaseWallet(page, portal, own);
      const report = reported(page);
      await open(page, 'Transactions');
      await expect(failure(page)).toBeVisible();
      expect(await report).toMatchObject({ remote: 'mf-wallet', version, reason, recorded: true });
      await expect(menu(page)).toBeVisible();
      await restIsUsable(page);
    });
});

const tamper = (page: Page, files: RegExp, addition: string) =>
  page.route(files, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${addition}${await reply.text()}` });
  });

test('a tampered file of a remote is not used, be it the entry, a script or a style of a page', async ({
  page,
  portal,
}) => {
  await tamper(page, /mf-wallet\/.*\/remoteEntry\.\w+\.js/, `document.title = 'stolen';`);
  const report = reported(page);
  await signIn(page, portal);
  await open(page, 'Transactions');
  await expect(failure(page)).toBeVisible();
  expect(await page.title()).not.toBe('stolen');
  expect(await report).toMatchObject({ remote: 'mf-wallet', reason: 'refused', recorded: true });
  for (const [files, addition] of [
    [/mf-accounts\/.*\/\d+\.\w+\.js/, `document.title = 'stolen';`],
    [/mf-accounts\/.*\.css/, 'html { --stolen: 1 }'],
  ] as const) {
    await tamper(page, files, addition);
    await Promise.all([
      page.waitForEvent(
        'console',
        (message) => /integrity.*blocked/.test(message.text()) && files.test(message.text()),
      ),
      page.goto('/app/profile/security'),
    ]);
    expect(await page.title()).not.toBe('stolen');
    await expect(page.locator('html')).not.toHaveCSS('--stolen', '1');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a registry that does not answer changes nothing for a page that carries one', async ({
  page,
  portal,
}) => {
  await page.route('**/remotes.json', (route) => route.abort());
  await signIn(page, portal);
  await restIsUsable(page);
  await open(page, 'Transactions');
  await expect(heading(page, 'Transactions')).toBeVisible();
});

test('a page without a readable registry asks for it; without an answer it says so, and Retry finds it', async ({
  page,
}) => {
  const spoil = (html: string) => html.replace(/(id="remotes">)[^<]*/, '$1{"remotes":');
  await page.route('/login', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: spoil(await reply.text()) });
  });
  await page.goto('/login');
  await expect(heading(page, 'Log in to your account')).toBeVisible();

  await page.route('**/remotes.json', (route) => route.fulfill({ body: 'no registry' }));
  await page.goto('/login');
  await expect(failure(page)).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
});
