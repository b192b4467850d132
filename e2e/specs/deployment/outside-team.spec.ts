import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { filesIn, folderStore, publishRemote, readRegistry } from 'remote/release';
import {
  approveReleaseKey,
  type BodyOf,
  changeRelease,
  createBookings,
  listReleases,
  listServices,
  proposeReleaseKey,
} from 'shared-api/contract';
import { freePort } from 'tooling/portal';
import { atEnd, inRoot } from 'tooling/programs';
import { oneFlight } from '../../support/flights.ts';
import { fundedClient } from '../../support/fundedClient.ts';
import { newAdministrator } from '../../support/newAdministrator.ts';
import { edit, OutsideTeam } from '../../support/OutsideTeam.ts';
import { Portal } from '../../support/Portal.ts';
import { readyData } from '../../support/readyClients.ts';
import { runningPortal } from '../../support/runningPortal.ts';
import { runPreview } from '../../support/runPreview.ts';
import { signedIn } from '../../support/signedIn.ts';
import { signInOn } from '../../support/signIn.ts';
import { expect, test } from '../../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The report of the run shows the time of each step. */
const { step } = test;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Returns the six commands of docs/deployment.md. The test takes the arguments of `portal-remote` from them. */
const documented = (): readonly string[] => {
  const text = readFileSync(inRoot('docs/deployment.md'), 'utf8');
  const [, block = ''] = /six commands:\n\n```sh\n([\s\S]*?)```/.exec(text) ?? [];
  return block.split('\n').flatMap((line) => line.replace(/\s+#.*/, '').trim() || []);
};
const argsOf = (name: string, portalUrl = ''): readonly string[] => {
  const line = documented().find((each) => each.includes(`portal-remote ${name}`)) ?? '';
  return line
    .replace(/^.* portal-remote \w+ ?/, '')
    .replace('https://portal.example', portalUrl)
    .split(' ');
};
const packages = argsOf('new').slice(1);

/** Adds a stylesheet to the page. */
const dress = (folder: string, short: string): void => {
  const file = path.join(folder, `src/${short}/Page.tsx`);
  writeFileSync(
    path.join(folder, `src/${short}/Page.module.css`),
    '.own { border-left: 3px solid rgb(1, 2, 3) }\n',
  );
  edit(file, /^/, "import styles from './Page.module.css';\n");
  edit(file, /<EmptyState .*\/>/, '<section aria-label="Own" className={styles.own}>$&</section>');
};
const isDressed = (page: Page) =>
  expect(page.getByRole('region', { name: 'Own' })).toHaveCSS('border-left-color', 'rgb(1, 2, 3)');

let team: OutsideTeam;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  team = await OutsideTeam.begin();
});

test('a repository of its own comes from nothing but the packages to everybody once another person accepts it, to some first, and back; it is told broken, and removed', async ({
  browser,
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('a remote failed in a browser');
  const { token: maker } = await newAdministrator(portal, 'Mike');
  const november = await newAdministrator(portal, 'November');
  const other = november.token;
  const key = await step('a key is made, and accepted by another', async () => {
    const made = await portal.call(proposeReleaseKey, {
      token: maker,
      body: {
        remote: 'mf-lounge',
        prefixes: ['app/lounge'],
        slots: [],
        menu: true,
        reason: 'The team of the lounges begins',
      },
    });
    await portal.call(approveReleaseKey, { token: other, params: { id: made.id }, body: {} });
    return made.key;
  });

  const steps = documented().map((each) => each.replace(/^.* portal-remote (\w+).*/, '$1'));
  expect(steps).toEqual(['new', 'cd mf-lounge', 'npm install', 'dev', 'check', 'release']);
  const folder = await step('portal-remote new', () => team.make(argsOf('new')));
  dress(folder, 'lounge');
  const checked = await step('portal-remote check', () => team.run(folder, ['check']));
  expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  const env = { PORTAL_RELEASE_KEY: key };
  const release = () => team.run(folder, ['release', ...argsOf('release', portal.url)], env);
  const brought = await step('portal-remote release', release);
  expect(brought.stderr).toBe('');
  expect(brought.stdout).toMatch(/^mf-lounge 1\.0\.0-\w{8} waits; it is accepted at http/);
  const version = brought.stdout.split(' ')[1] ?? '';

  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect(menu(page).getByRole('link', { name: 'Lounge' })).toHaveCount(0);
  const change = (body: BodyOf<typeof changeRelease>) =>
    portal.call(changeRelease, { token: other, params: { remote: 'mf-lounge' }, body });
  await step('accepted by another person: live', async () => {
    await change({ action: 'accept', version });
    await page.reload();
    await menu(page).getByRole('link', { name: 'Lounge' }).click();
    await expect(heading(page, 'Lounge')).toBeVisible();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
    await isDressed(page);
  });

  edit(path.join(folder, 'package.json'), '"version": "1.0.0"', '"version": "1.1.0"');
  edit(path.join(folder, 'src/lounge/Page.tsx'), 'There is nothing here yet', 'Two lounges are open');
  const newer = await step('a second version, to a channel', async () => {
    expect((await team.run(folder, ['build'])).code).toBe(0);
    const second = await team.run(folder, ['release', '--portal', portal.url, '--channel', 'preview'], env);
    const given = second.stdout.split(' ')[1] ?? '';
    const live = async () => (await readRegistry(folderStore(portal.siteDir))).remotes['mf-lounge'];
    await change({ action: 'accept', version: given });
    expect(await live()).toMatchObject({ version, candidates: [{ version: given, channel: 'preview' }] });
    const preview = await browser.newPage({ baseURL: portal.url });
    await november.enter(preview);
    await preview.goto('/app/lounge?channel=preview');
    await expect(preview.getByText('There is nothing here yet')).toBeVisible();
    await runPreview(preview);
    await expect(preview.getByText('Two lounges are open')).toBeVisible();
    await preview.close();
    return given;
  });

  await step('to a tenth of the browsers', async () => {
    await change({ action: 'offer', version: newer, audience: 'share:10' });
    let having = 0;
    for (let bucket = 5; bucket < 100; bucket += 10) {
      await page.context().addCookies([{ name: 'rollout-bucket', value: String(bucket), url: portal.url }]);
      await page.reload();
      await expect(page.getByText(/There is nothing here yet|Two lounges are open/)).toBeVisible();
      having += await page.getByText('Two lounges are open').count();
    }
    expect(having).toBe(1);
  });
  await step('to all', async () => {
    await change({ action: 'promote', version: newer });
    await page.reload();
    await expect(page.getByText('Two lounges are open')).toBeVisible();
  });
  await step('rolled back', async () => {
    await change({ action: 'roll back' });
    await page.reload();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
  });

  await step('a bad release is refused', async () => {
    const built = path.join(folder, 'dist/release.json');
    edit(built, /app\/lounge/g, 'app/wallet');
    edit(built, '"version": "1.1.0', '"version": "1.1.1');
    const refused = await release();
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      '/app/wallet is not among the paths granted to mf-lounge: leave it out, or ask',
    );
  });

  edit(path.join(folder, 'package.json'), '"version": "1.1.0"', '"version": "1.2.0"');
  edit(path.join(folder, 'src/remote.tsx'), ': REMOTE_CONTRACT', ': 99 as typeof REMOTE_CONTRACT');
  expect((await team.run(folder, ['build'])).code).toBe(0);
  const foreign = (await release()).stdout.split(' ')[1] ?? '';
  const files = path.join(portal.siteDir, 'remotes/mf-lounge', version);
  const whole = path.join(folder, 'whole');
  cpSync(files, whole, { recursive: true });
  const restored = () => cpSync(whole, files, { recursive: true });
  const corrupted = () => {
    for (const file of filesIn(files).filter((name) => /^remoteEntry.*\.js$/.test(name)))
      appendFileSync(path.join(files, file), '\n');
    for (const file of filesIn(files).filter((name) => /\.(br|gz)$/.test(name)))
      rmSync(path.join(files, file));
  };
  const breaks: readonly [string, string, () => unknown, () => unknown][] = [
    ['refused', 'its files are not those that were released. Your connection works.', corrupted, restored],
    [
      'missing',
      'its files are missing. Your connection works.',
      () => rmSync(files, { recursive: true }),
      restored,
    ],
    ['slow', 'its files took too long to arrive.', () => undefined, () => undefined],
    [
      'contract',
      'it was made for another version of the portal.',
      () => change({ action: 'accept', version: foreign }),
      () => change({ action: 'roll back' }),
    ],
  ];
  for (const [fault, sentence, breakIt, mend] of breaks) {
    await step(`broken: ${fault}`, async () => {
      // The browser of the previous step already has the version's files, so each step needs a new browser.
      const fresh = await browser.newPage({ baseURL: portal.url });
      await signedIn(fresh, portal, portal.account('Client', 'Individual'));
      await breakIt();
      if (fault === 'slow') {
        await fresh.clock.install();
        await fresh.route(`**/remotes/mf-lounge/${version}/*.js`, () => new Promise(() => {}));
      }
      const reported = fresh.waitForResponse('**/api/remote-failures');
      await fresh.goto('/app/dashboard');
      await menu(fresh).getByRole('link', { name: 'Lounge' }).click();
      if (fault === 'slow') {
        await fresh.clock.fastForward(6_000);
        await expect(fresh.getByText('The page takes long to arrive')).toBeVisible();
        await menu(fresh).getByRole('link', { name: 'All Services' }).click();
        await expect(heading(fresh, 'All Services')).toBeVisible();
        await menu(fresh).getByRole('link', { name: 'Lounge' }).click();
      }
      const told = fresh.getByText(`This page could not be loaded: ${sentence}`);
      await expect(async () => {
        if (fault === 'slow') await fresh.clock.fastForward(13_000);
        await expect(told).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await reported;
      await fresh.close();
      const broken = fault === 'contract' ? foreign : version;
      await expect
        .poll(async () => {
          const known = await portal.call(listReleases, { token: other });
          return known.flatMap(({ versions }) => versions).find((each) => each.version === broken)?.fault;
        })
        .toBe(fault);
      await mend();
    });
  }
  await step('removed', async () => {
    await change({ action: 'remove' });
    await page.goto('/app/dashboard');
    await expect(menu(page).getByRole('link', { name: 'Lounge' })).toHaveCount(0);
  });
});

test('a page that rspack built runs in the portal', async ({ page, portal }) => {
  const folder = await team.make(['mf-hangar', ...packages, '--bundler', 'rspack']);
  dress(folder, 'hangar');
  const built = await team.run(folder, ['build']);
  expect([built.code, built.stdout]).toEqual([
    0,
    expect.stringMatching('mf-hangar 1.0.0-\\w{8}: \\d+ files'),
  ]);
  const store = folderStore(portal.siteDir);
  await publishRemote(store, path.join(folder, 'dist'), { commit: 'abc1234', audience: 'all' });
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/hangar');
  await expect(heading(page, 'Hangar')).toBeVisible();
  await expect(page.getByText('There is nothing here yet')).toBeVisible();
  await isDressed(page);
});

test('the published shell runs at localhost with one remote from its sources, and the portal itself is as it was', async ({
  browser,
  portal,
}) => {
  const folder = await team.make(['mf-apron', ...packages]);
  const before = await (await fetch(`${portal.url}/remotes.json`)).text();
  const url = await team.dev(folder, portal.url);
  const page = await browser.newPage({ baseURL: url });
  await signInOn(page, portal.account('Client', 'Individual'));
  await menu(page).getByRole('link', { name: 'Apron' }).click();
  await expect(heading(page, 'Apron')).toBeVisible();
  edit(path.join(folder, 'src/apron/Page.tsx'), 'There is nothing here yet', 'Two aircraft stand here');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Two aircraft stand here')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await (await fetch(`${portal.url}/remotes.json`)).text()).toBe(before);
});

const visits = `import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@airport-portal/api/http';
import { EmptyState, PageHeader } from '@airport-portal/ui';

const readVisits = { method: 'GET', path: '/x/gate/visits', access: 'signed-in', summary: 'Own visits' } as const;

export function Page() {
  const { data } = useQuery(queryOf(readVisits, {}));
  return (
    <>
      <PageHeader title="Gate" />
      {data && <EmptyState text={'The service knows a ' + (data as { role?: string }).role} />}
    </>
  );
}
`;

test('a page that vite built calls its team’s own service, and a part of it stands beneath a booking', async ({
  browser,
}) => {
  const port = await freePort();
  const service = `{"gate":{"url":"http://127.0.0.1:${port}","permissions":[]}}`;
  const own = new Portal(await runningPortal(readyData, { TEAM_SERVICES: service }));
  const sample = spawn(process.execPath, [inRoot('remote/samples/service.mjs')], {
    env: { ...process.env, PORTAL_URL: own.url, SERVICE_NAME: 'gate', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => void sample.kill());
  await once(sample.stdout, 'data');

  const folder = await team.make(['mf-gate', ...packages, '--bundler', 'vite']);
  writeFileSync(path.join(folder, 'src/gate/Page.tsx'), visits);
  dress(folder, 'gate');
  writeFileSync(
    path.join(folder, 'src/gate/More.tsx'),
    'export const More = ({ bookingId }: { bookingId: number }) => <p>The gate of booking {bookingId}</p>;\n',
  );
  edit(
    path.join(folder, 'src/pages.ts'),
    /$/,
    "\nexport const slots = { 'bookings.more': async () => ({ default: (await import('./gate/More.tsx')).More }) };\n",
  );
  edit(path.join(folder, 'src/remote.tsx'), 'import { pages }', 'import { pages, slots }');
  edit(path.join(folder, 'src/remote.tsx'), 'routesOf(pages)', 'routesOf(pages), slots');
  const built = await team.run(folder, ['build']);
  expect(built.code, built.stdout + built.stderr).toBe(0);
  const store = folderStore(own.siteDir);
  await publishRemote(store, path.join(folder, 'dist'), { commit: 'abc1234', audience: 'all' });

  const client = await fundedClient(own);
  const [first] = await own.call(listServices, { token: client.token });
  const [booking] = await own.call(createBookings, {
    token: client.token,
    body: [oneFlight(first?.id ?? 0)],
  });
  const page = await browser.newPage({ baseURL: own.url });
  await signedIn(page, own, client);
  await page.goto('/app/gate');
  await expect(page.getByText('The service knows a Client')).toBeVisible();
  await isDressed(page);
  await page.goto(`/app/booking/${booking?.id}`);
  await expect(page.getByText(`The gate of booking ${booking?.id}`)).toBeVisible();
});
