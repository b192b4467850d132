import { signInOn } from '../../support/signIn.ts';
import { expect, test } from '../../support/test.ts';

/** A text that each carries through minifying, and nothing else does: a second copy is a second file that holds it. */
const fingerprints = {
  react: 'react.memo_cache_sentinel',
  'react-dom': '__reactContainer$',
  router: '__reactRouterVersion',
  'query client': 'No QueryClient set',
  stores: 'getInitialState',
  theme: 'prefers-color-scheme: dark',
  session: 'localStorage.clear()',
  'federation run time': 'beforeLoadShare',
} as const;

const ownPage = {
  'mf-accounts': '/app/profile',
  'mf-bookings': '/app/services',
  'mf-wallet': '/app/transaction-services',
  'mf-staff': '/app/clients',
} as const;

// The worker would fetch on its own what is looked at here.
test.use({ serviceWorkers: 'block' });

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

  await signInOn(page, portal.account('Administrator'));
  for (const path of Object.values(ownPage)) {
    // Within one document, where a second copy would meet the first.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const texts = await Promise.all([...scripts].map(async ([file, text]) => ({ file, text: await text })));
  for (const name of Object.keys(ownPage))
    expect(texts.some(({ file }) => file.startsWith(`/remotes/${name}/`))).toBe(true);
  const copies = Object.entries(fingerprints).map(([what, fingerprint]) => [
    what,
    texts.filter(({ text }) => text.includes(fingerprint)).length,
  ]);
  expect(Object.fromEntries(copies)).toEqual(
    Object.fromEntries(Object.keys(fingerprints).map((what) => [what, 1])),
  );
  const renderers = await page.evaluate(
    () => Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__').renderers.length,
  );
  expect(renderers).toBe(1);
});
