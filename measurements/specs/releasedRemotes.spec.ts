import { signInOn } from 'e2e/support/signIn';
import { expect, test } from 'e2e/support/test';
import type { Page } from 'playwright/test';
import { listServices } from 'shared-api/contract';
import { folderStore, readRegistry } from 'tooling/release';

/** Which version of which remote this browser ran, and what its console complained of. */
const watch = (page: Page) => {
  const ran = new Map<string, string>();
  const complaints: string[] = [];
  page.on('request', (request) => {
    const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\/remoteEntry/.exec(request.url()) ?? [];
    if (name && version) ran.set(name, version);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  return { ran, complaints };
};

const isThere = async (page: Page, address: string) => {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await expect(page.getByText('Something went wrong.'), address).toHaveCount(0);
};

const menuOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

// The worker would answer for what the tests look at.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

for (const [role, kind] of [
  ['Client', 'Individual'],
  ['Administrator', undefined],
] as const) {
  test(`every page of the menu works for a ${role}`, async ({ page, portal }) => {
    const { ran, complaints } = watch(page);
    await signInOn(page, portal.account(role, kind));
    await isThere(page, 'the dashboard');
    const [service] = await portal.call(listServices, {
      token: await portal.tokenOf('Client', 'Individual'),
    });
    const form = role === 'Client' ? [`/app/service/${service?.id}/create-booking`] : [];
    await expect.poll(async () => (await menuOf(page)).length).toBeGreaterThan(3);
    const menu = await menuOf(page);
    for (const address of [...new Set([...menu, ...form])]) {
      await page.goto(address);
      await isThere(page, address);
    }
    if (role === 'Client') {
      await page.goto('/app/dashboard');
      await page.getByRole('complementary', { name: 'Wallet' }).getByRole('button').first().click();
      await isThere(page, 'the wallet');
    }
    const { remotes } = await readRegistry(folderStore(portal.siteDir));
    const wanted = role === 'Client' ? ['mf-accounts', 'mf-bookings', 'mf-wallet'] : ['mf-staff'];
    for (const name of wanted) expect(ran.get(name), name).toBe(remotes[name]?.version);
    expect(complaints).toEqual([]);
  });
}
