import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { reportRemoteFailure } from 'shared-api/contract';
import { fakeRemote } from '../../support/fakeRemote.ts';
import { field } from '../../support/field.ts';
import { newAdministrator } from '../../support/newAdministrator.ts';
import { expect, test } from '../../support/test.ts';

const row = (page: Page, version: string) => page.getByRole('row', { name: new RegExp(`^${version} `) });

test(
  'a key of two Administrators brings a version, which runs once a person accepted it, and is rolled back and removed',
  {
    tag: '@axe',
  },
  async ({ page, browser, portal, portalLog, barriers }, { outputDir }) => {
    portalLog.provokes('a remote failed in a browser', 'token_refused');
    const [maker, second] = [
      await newAdministrator(portal, 'Mike'),
      await newAdministrator(portal, 'Sierra'),
    ];

    await maker.enter(page);
    await page.goto('/app/remotes?tab=keys');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Remote').fill('mf-suite');
    await field(dialog, 'Paths').fill('app/suites');
    await dialog.getByRole('checkbox', { name: 'It may have entries in the menu' }).check();
    await field(dialog, 'Reason').fill('The team of the lounges begins');
    await barriers.look('making a release key');
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    const key = await dialog.locator('code').innerText();
    await barriers.look('a release key, shown once');
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText('Waits for somebody else')).toBeVisible();

    const bring = (version: string, text: string): Promise<Response> => {
      const dist = fakeRemote(path.join(outputDir, version), {
        name: 'mf-suite',
        version,
        prefixes: ['app/suites'],
        navigation: [{ to: '/app/suites', label: 'Lounges', icon: 'services', order: 60 }],
        remote: `{ contract: 1, name: 'mf-suite', routes: [{ path: 'app/suites', Component: () => '${text}' }] }`,
      });
      const body = new FormData();
      body.append('audience', 'all');
      for (const file of readdirSync(dist))
        body.append('file', new Blob([readFileSync(path.join(dist, file))]), file);
      const headers = { authorization: `Bearer ${key}` };
      return fetch(`${portal.url}/api/releases/mf-suite`, { method: 'POST', headers, body });
    };
    expect((await bring('1.0.0', 'The first lounges')).status).toBe(401);

    const context = await browser.newContext({ baseURL: portal.url });
    const other = await context.newPage();
    const seen = barriers.on(other);
    await second.enter(other);
    await other.goto('/app/remotes?tab=keys');
    await other.getByRole('button', { name: /^Accept: key \d+ of mf-suite/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(other.getByText('Works')).toBeVisible();
    await seen.look('keys');

    const accept = async (version: string) => {
      await other.goto('/app/remotes');
      await row(other, version).getByRole('button', { name: 'Accept' }).click();
      await expect(other.getByRole('dialog').getByText('remoteEntry.js')).toBeVisible();
      await seen.look(`accepting ${version}`);
      await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
      await expect(row(other, version).getByText('Live')).toBeVisible();
    };
    const lounges = async (text: string) => {
      await other.goto('/app/suites');
      await expect(other.getByText(text)).toBeVisible();
    };

    expect(await (await bring('1.0.0', 'The first lounges')).json()).toMatchObject({
      data: { remote: 'mf-suite', version: '1.0.0', state: 'waiting' },
    });
    await other.goto('/app/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Lounges' })).toHaveCount(0);
    await accept('1.0.0');
    await lounges('The first lounges');
    await bring('1.1.0', 'The second lounges');
    await accept('1.1.0');
    await lounges('The second lounges');

    const failure = { remote: 'mf-suite', version: '1.1.0', reason: 'broken', page: 'app/suites' } as const;
    await portal.call(reportRemoteFailure, { body: { ...failure, signedIn: true } });
    await other.goto('/app/remotes');
    await expect(row(other, '1.1.0').getByText('1 failure in 24 hours: it does not run')).toBeVisible();
    await seen.look('remotes');
    await row(other, '1.1.0').getByRole('button', { name: 'Roll back' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect(row(other, '1.0.0').getByText('Live')).toBeVisible();
    await lounges('The first lounges');

    await other.goto('/app/remotes?tab=keys');
    await other.getByRole('button', { name: /^Withdraw: key \d+ of mf-suite/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(other.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect((await bring('1.2.0', 'The third lounges')).status).toBe(401);

    await other.goto('/app/remotes');
    await other.getByRole('button', { name: 'More actions: mf-suite', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Remove' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row(other, '1.0.0').getByText('Kept')).toBeVisible();
    await other.goto('/app/suites');
    await expect(other.getByText('Page not found')).toBeVisible();
    await context.close();
  },
);
