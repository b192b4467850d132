import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { folderStore, publishRemote } from 'remote/release';
import { approveReleaseKey, changeRelease, proposeReleaseKey } from 'shared-api/contract';
import { newAdministrator } from '../../support/newAdministrator.ts';
import { edit, OutsideTeam } from '../../support/OutsideTeam.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let team: OutsideTeam;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  team = await OutsideTeam.begin();
});

test('a repository of its own comes from nothing but the packages to a page in the menu, accepted by another person', async ({
  page,
  portal,
}) => {
  const { token: maker } = await newAdministrator(portal, 'Mike');
  const { token: other } = await newAdministrator(portal, 'November');
  const { id, key } = await portal.call(proposeReleaseKey, {
    token: maker,
    body: {
      remote: 'mf-lounge',
      prefixes: ['app/lounge'],
      slots: [],
      menu: true,
      reason: 'The team of the lounges begins',
    },
  });
  await portal.call(approveReleaseKey, { token: other, params: { id }, body: {} });

  const folder = await team.make('mf-lounge');
  const checked = await team.run(folder, ['check']);
  expect([checked.code, checked.stderr]).toEqual([0, expect.any(String)]);
  const env = { PORTAL_RELEASE_KEY: key };
  const release = () => team.run(folder, ['release', '--portal', portal.url], env);
  const brought = await release();
  expect(brought.stderr).toBe('');
  expect(brought.stdout).toMatch(/^mf-lounge 1\.0\.0-\w{8} waits; it is accepted at http/);
  const version = brought.stdout.split(' ')[1] ?? '';

  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect(menu(page).getByRole('link', { name: 'Lounge' })).toHaveCount(0);
  const params = { remote: 'mf-lounge' };
  await portal.call(changeRelease, { token: other, params, body: { action: 'accept', version } });
  await page.reload();
  await menu(page).getByRole('link', { name: 'Lounge' }).click();
  await expect(heading(page, 'Lounge')).toBeVisible();
  await expect(page.getByText('There is nothing here yet')).toBeVisible();

  const page2 = path.join(folder, 'src/pages.ts');
  edit(page2, "path: 'app/lounge'", "path: 'app/wallet'");
  expect((await team.run(folder, ['build'])).code).toBe(0);
  const refused = await release();
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain(
    '/app/wallet is not among the paths granted to mf-lounge: leave it out, or ask',
  );
  await portal.call(changeRelease, { token: other, params, body: { action: 'remove' } });
  await page.goto('/app/dashboard');
  await expect(menu(page).getByRole('link', { name: 'Lounge' })).toHaveCount(0);
});

for (const [bundler, name] of [
  ['rspack', 'mf-hangar'],
  ['vite', 'mf-tower'],
] as const)
  test(`a page that ${bundler} built runs in the portal`, async ({ page, portal }) => {
    const folder = await team.make(name, bundler);
    const built = await team.run(folder, ['build']);
    expect([built.code, built.stdout]).toEqual([
      0,
      expect.stringMatching(`${name} 1.0.0-\\w{8}: \\d+ files`),
    ]);
    const store = folderStore(portal.siteDir);
    await publishRemote(store, path.join(folder, 'dist'), { commit: { id: 'abc1234' }, audience: 'all' });
    await signedIn(page, portal, portal.account('Client', 'Individual'));
    const label = name === 'mf-hangar' ? 'Hangar' : 'Tower';
    await page.goto(`/app/${label.toLowerCase()}`);
    await expect(heading(page, label)).toBeVisible();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
    rmSync(path.join(folder, 'dist'), { recursive: true });
  });
