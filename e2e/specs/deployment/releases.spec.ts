import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { folderStore, publishRemote, readRegistry, rollback, withdrawCandidates } from 'remote/release';
import { anotherVersion } from '../../support/anotherVersion.ts';
import { fakeRemote } from '../../support/fakeRemote.ts';
import { runPreview } from '../../support/runPreview.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

const commit = 'abc1234';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page, entry: string) =>
  menu(page).getByRole('link', { name: entry, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const watchVersions = (page: Page, name: string): (() => readonly string[]) => {
  const versions = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) versions.clear();
    const version = new RegExp(`/remotes/${name}/([^/]+)/remoteEntry`).exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return () => [...versions];
};

/** Returns a function that restores the registry, which later journeys need. */
const siteAsItIs = (site: string): (() => void) => {
  const files = readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [path.join(site, name), readFileSync(path.join(site, name))] as const);
  return () => {
    for (const [file, content] of files) writeFileSync(file, content);
  };
};

test('a page that is open keeps its version through two releases; entering the part again takes the newest, and a rollback the one before', async ({
  page,
  portal,
}, { outputDir }) => {
  const store = folderStore(portal.siteDir);
  const live = async () => (await readRegistry(store)).remotes['mf-wallet']?.version ?? '';
  const first = await live();
  const versions = watchVersions(page, 'mf-wallet');
  const shell = await page.request.get('/login').then((reply) => reply.text());
  const release = async (version: string) => {
    const dist = anotherVersion('mf-wallet', version, path.join(outputDir, version));
    return (await publishRemote(store, dist, { commit, audience: 'all' })).version;
  };

  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await open(page, 'Transactions');
  await expect(heading(page, 'Transactions')).toBeVisible();
  expect(versions()).toEqual([first]);

  const [second, third] = [await release('9.0.0'), await release('9.0.1')];
  expect(new Set([first, second, third]).size).toBe(3);
  await page.getByRole('tab').nth(1).click();
  await expect(heading(page, 'Transactions')).toBeVisible();
  expect(versions()).toEqual([first]);

  // A page looks for releases at most once a minute.
  await page.clock.install();
  await page.clock.fastForward('02:00');
  const refreshed = page.waitForResponse((reply) => reply.url().endsWith('/remotes.json'));
  await open(page, 'Dashboard');
  await refreshed;
  await expect(async () => {
    // The page may still be reading the registry at the first try.
    await open(page, 'Dashboard');
    await open(page, 'Transactions');
    await expect.poll(versions, { timeout: 3_000 }).toEqual([third]);
  }).toPass();
  await expect(heading(page, 'Transactions')).toBeVisible();

  expect(await rollback(store, 'mf-wallet')).toBe(second);
  await page.reload();
  await expect(heading(page, 'Transactions')).toBeVisible();
  expect(versions()).toEqual([second]);

  expect(await rollback(store, 'mf-wallet', first)).toBe(first);
  const after = await page.request.get('/login').then((reply) => reply.text());
  expect(after).toBe(shell);
});

test('a new remote is in the menu of the running portal after its first release', async ({ page, portal }, {
  outputDir,
}) => {
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect(menu(page).getByRole('link', { name: 'Lounges' })).toHaveCount(0);
  const dist = fakeRemote(path.join(outputDir, 'mf-lounge'), {
    name: 'mf-lounge',
    version: '1.0.0-a',
    prefixes: ['app/lounges'],
    navigation: [{ to: '/app/lounges', label: 'Lounges', icon: 'services', order: 60 }],
    remote: `{ contract: 1, name: 'mf-lounge', routes: [{ path: 'app/lounges', Component: () => 'The lounges are open' }] }`,
  });
  const putBack = siteAsItIs(portal.siteDir);
  try {
    await publishRemote(folderStore(portal.siteDir), dist, { commit, audience: 'all' });
    await page.reload();
    await open(page, 'Lounges');
    await expect(page.getByText('The lounges are open')).toBeVisible();
    await open(page, 'Transactions');
    await expect(heading(page, 'Transactions')).toBeVisible();
  } finally {
    putBack();
  }
});

test('of two browsers with different buckets one gets the version for a share, and the other one when the share grows', async ({
  browser,
  portal,
}, { outputDir }) => {
  const store = folderStore(portal.siteDir);
  const live = (await readRegistry(store)).remotes['mf-wallet']?.version;
  const dist = fakeRemote(path.join(outputDir, 'share'), {
    name: 'mf-wallet',
    version: '9.2.0-share',
    prefixes: ['app/transaction-services', 'app/transaction-service', 'invoice'],
    remote: `{ contract: 1, name: 'mf-wallet', routes: [{ path: 'invoice', Component: () => 'The shared invoice' }] }`,
  });
  const release = (share: number) => publishRemote(store, dist, { commit, audience: { share } });
  const browserInBucket = async (bucket: number) => {
    const context = await browser.newContext({ baseURL: portal.url });
    await context.addCookies([{ name: 'rollout-bucket', value: String(bucket), url: portal.url }]);
    const page = await context.newPage();
    return { page, versions: watchVersions(page, 'mf-wallet') };
  };
  // A tenth is a different range of buckets for each remote. The range of mf-wallet begins at bucket 15.
  const inside = await browserInBucket(20);
  const outside = await browserInBucket(45);

  await release(10);
  for (const { page } of [inside, outside]) await page.goto('/invoice?code=x');
  await expect(inside.page.getByText('The shared invoice')).toBeVisible();
  await expect(outside.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([inside.versions(), outside.versions()]).toEqual([['9.2.0-share'], [live]]);

  await release(50);
  for (const { page } of [inside, outside]) await page.reload();
  for (const { page } of [inside, outside]) await expect(page.getByText('The shared invoice')).toBeVisible();

  await withdrawCandidates(store, 'mf-wallet');
  await inside.page.reload();
  await expect(inside.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(inside.versions()).toEqual([live]);
  for (const { page } of [inside, outside]) await page.context().close();
});

test('who opens the link of a channel is asked, and gets its version from the answer until they take the way out', async ({
  page,
  portal,
}, { outputDir }) => {
  const store = folderStore(portal.siteDir);
  const live = (await readRegistry(store)).remotes['mf-wallet']?.version;
  const dist = fakeRemote(path.join(outputDir, 'preview'), {
    name: 'mf-wallet',
    version: '9.1.0-preview',
    prefixes: ['app/transaction-services', 'app/transaction-service', 'invoice'],
    remote: `{ contract: 1, name: 'mf-wallet', routes: [{ path: 'invoice', Component: () => 'The new invoice' }] }`,
  });
  const versions = watchVersions(page, 'mf-wallet');
  await publishRemote(store, dist, { commit, audience: { channel: 'preview' } });

  await page.goto('/invoice?channel=preview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/invoice');
  await expect(page.getByRole('button', { name: 'Run it' })).toHaveCount(0);
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/invoice?channel=preview');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(versions()).toEqual([live]);

  await page.goto('/invoice?channel=preview');
  await expect(page.getByText(/mf-wallet 9\.1\.0-preview, which is not released/)).toBeVisible();
  expect(versions()).toEqual([live]);
  await runPreview(page);
  await expect(page.getByText('The new invoice')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The new invoice')).toBeVisible();
  expect(versions()).toEqual(['9.1.0-preview']);

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByText('The new invoice')).toHaveCount(0);
  await expect.poll(versions).toEqual([live]);
});
