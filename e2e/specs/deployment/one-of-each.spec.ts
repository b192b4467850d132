import { field } from '../../support/field.ts';
import { signedIn } from '../../support/signedIn.ts';
import { signOutOn } from '../../support/signIn.ts';
import { expect, test } from '../../support/test.ts';
import { walkTo } from '../../support/walkTo.ts';
import { watchNetwork } from '../../support/watchNetwork.ts';

/** Each text is in one library only and survives minification, so a second file with the text is a second copy. */
const fingerprints = {
  react: 'react.memo_cache_sentinel',
  'react-dom': '__reactContainer$',
  router: '__reactRouterVersion',
  'query client': 'No QueryClient set',
  stores: 'getInitialState',
  theme: 'prefers-color-scheme: dark',
  session: 'localStorage.clear()',
  'kinds of errors': 'ApiProblem',
  schemas: '__isYupSchema__',
  dates: '$isDayjsObject',
  'federation run time': 'beforeLoadShare',
} as const;

const ownPage = {
  'mf-accounts': '/app/profile',
  'mf-bookings': '/app/activities',
  'mf-wallet': '/invoice',
  'mf-staff': '/app/clients',
} as const;

test('over all four remotes one copy of every library and store is loaded, and one React draws', async ({
  page,
  portal,
}) => {
  // React reports each copy of its renderer to the developer tools.
  await page.addInitScript(() => {
    const renderers: object[] = [];
    const hook = {
      renderers,
      supportsFiber: true,
      inject: (renderer: object) => renderers.push(renderer),
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (pathname.endsWith('.js') && reply.ok())
      scripts.set(
        pathname,
        reply.text().catch(() => ''),
      );
  });

  const quiet = watchNetwork(page);
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, path] of Object.entries(ownPage)) {
    // Walking keeps one document, in which a second copy would show.
    await walkTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const files = () => [...scripts.keys()].filter((file) => file.startsWith(`/remotes/${name}/`));
    await expect.poll(files).not.toHaveLength(0);
    await quiet();
  }

  const texts = await Promise.all([...scripts].map(async ([file, text]) => ({ file, text: await text })));
  const copies = Object.entries(fingerprints).map(([what, fingerprint]) => [
    what,
    texts.filter(({ text }) => text.includes(fingerprint)).length,
  ]);
  expect(Object.fromEntries(copies)).toEqual(
    Object.fromEntries(Object.keys(fingerprints).map((what) => [what, 1])),
  );
  const versions = await page.evaluate(() => {
    const [host] = Reflect.get(window, '__FEDERATION__').__INSTANCES__;
    const shared = Object.entries<object>(host.shareScopeMap.default);
    return shared.map(([name, given]) => [name, Object.keys(given).length] as const);
  });
  expect(versions.map(([name]) => name)).toEqual(expect.arrayContaining(['react', 'yup', 'shared-api/http']));
  expect(versions.filter(([, count]) => count !== 1)).toEqual([]);
  const renderers = await page.evaluate(
    () => Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__').renderers.length,
  );
  expect(renderers).toBe(1);
});

for (const [role, kind, own, others] of [
  ['Client', 'Individual', 'mf-bookings', 'mf-staff'],
  ['Administrator', undefined, 'mf-staff', 'mf-bookings'],
] as const) {
  test(`at an address with a page for clients and one for staff, a ${role} loads ${own} and nothing of ${others} [TRANS-20]`, async ({
    page,
    portal,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/remotes\/([^/]+)\//.exec(request.url()) ?? [];
      if (name) loaded.add(name);
    });
    await signedIn(page, portal, portal.account(role, kind));
    for (const path of ['dashboard', 'services', 'client-services', 'transaction-services']) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    expect([...loaded]).toContain(own);
    expect([...loaded]).not.toContain(others);
  });
}

test("who was signed out of a client's dashboard and signs in as staff gets theirs, and a page of it opens by its address", async ({
  page,
  portal,
}) => {
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'How may we help you today?' })).toBeVisible();
  await signOutOn(page);
  await expect(page).toHaveURL(/\/login$/);
  const { email, password } = portal.account('Administrator');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Services' })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/app\/service\/\d+$/);
  await expect(title).not.toHaveText(/not found|All Services/);
  await page.reload();
  await expect(title).not.toHaveText(/not found|All Services/);
});
