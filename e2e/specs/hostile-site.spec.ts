import { signIn } from 'shared-api/contract';
import { aClient, replies } from 'shared-api/testing';
import { test as fakedTest } from '../support/fakedTest.ts';
import { field } from '../support/field.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('a page of somebody else', () => {
  test.use({ tolerated: /frame-ancestors|frame-src/ });

  test('shows nothing of the portal in a frame, over which it would draw its own buttons', async ({
    page,
    portal,
    hostile,
  }) => {
    await signedIn(page, portal, portal.account('Client', 'Individual'));
    const paths = ['/', '/login', '/app/dashboard', '/api/services', '/remotes.json'];
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/frame-ancestors/.test(message.text())) refusals.push(message.text());
    });
    const frames = paths.map((path) => `<iframe src="${portal.url}${path}"></iframe>`);
    hostile.page = `${frames.join('')}<iframe srcdoc="Own"></iframe>`;
    await page.goto(hostile.url);
    // Each message names only the origin, so the test counts them: one for each frame.
    await expect.poll(() => refusals).toHaveLength(paths.length);
    const shown = () =>
      page
        .mainFrame()
        .childFrames()
        .map((frame) => frame.url());
    await expect.poll(shown).toEqual([...paths.map(() => 'chrome-error://chromewebdata/'), 'about:srcdoc']);
  });

  test('is not shown in a frame of the portal’s own either', async ({ page }) => {
    await page.goto('/login');
    const refused = page.waitForEvent('console', (message) => /frame-(src|ancestors)/.test(message.text()));
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<iframe src="/register"></iframe>'),
    );
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('that opens the portal gets no hold of it, and the portal none of that page', async ({
    page,
    portal,
    hostile,
  }) => {
    hostile.page = `<button onclick="opened = window.open('${portal.url}/login')">Open</button>`;
    await page.goto(hostile.url);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Open' }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate('opened.closed')).toBe(true);
  });

  test('that a page of the portal leads to is not told from which one, and can read nothing of the portal, as picture, script or call', async ({
    page,
    portal,
    hostile,
  }) => {
    const token = await signedIn(page, portal, portal.account('Client', 'Individual'));
    hostile.page = '<h1>Elsewhere</h1>';
    await page.goto('/reset-password/some-code');
    await page.evaluate((url) => window.location.assign(url), `${hostile.url}/landed`);
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    const landed = hostile.received.find(({ path }) => path === '/landed');
    expect(landed).toBeDefined();
    expect(landed?.headers.referer).toBeUndefined();
    expect(portal.url).not.toContain(new URL(hostile.url).hostname);

    const outcome = (path: string) =>
      page.evaluate(
        async ([url, bearer]) => {
          const loads = (tag: 'img' | 'script') =>
            new Promise<string>((resolve) => {
              const element = document.createElement(tag);
              element.onload = () => resolve(`${tag} loaded`);
              element.onerror = () => resolve(`${tag} refused`);
              element.src = url;
              document.body.append(element);
            });
          const called = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } }).then(
            () => 'call answered',
            () => 'call refused',
          );
          return [await loads('img'), await loads('script'), called];
        },
        [portal.url + path, token] as const,
      );
    for (const path of ['/favicon.svg', '/remotes.json', '/api/users/sessions'])
      expect([path, ...(await outcome(path))]).toEqual([
        path,
        'img refused',
        'script refused',
        'call refused',
      ]);
  });
});

/** shell/src/session/visited.test.ts tests all spellings. */
const ledAstray = [
  '//127.0.0.1:1/app',
  '/\\127.0.0.1:1/app',
  'javascript:window.stolen=true',
  '/app/%2e%2e//127.0.0.1:1',
];

fakedTest(
  'no remembered address leads out of the portal, however it is written',
  async ({ page, portal }) => {
    await portal.signIn(page, 'Client');
    await page.goto('/favicon.svg');
    for (const address of ledAstray) {
      await page.evaluate((remembered) => {
        sessionStorage.setItem('referrer', remembered);
        sessionStorage.setItem('locations', JSON.stringify([remembered]));
      }, address);
      await page.goto('/login');
      await expect(page, address).toHaveURL(`${portal.url}/app/dashboard`);
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    }
  },
);

fakedTest(
  'an address that names another host within it leads to sign-in and back to the portal',
  async ({ page, portal }) => {
    portal.answer(replies(signIn, { ...aClient(), token: 'sample' }));
    await page.goto('/app/services?next=//127.0.0.1:1#//127.0.0.1:1');
    await expect(page).toHaveURL(`${portal.url}/login`);
    await field(page, 'Email').fill('client@example.test');
    await field(page, 'Password').fill('Juliett-7 Kilo');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Services' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(portal.url);
  },
);
