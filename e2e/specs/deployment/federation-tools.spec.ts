import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
    readonly moduleCache: ReadonlyMap<string, unknown>;
    readonly shareScopeMap: Readonly<
      Record<string, Readonly<Record<string, Readonly<Record<string, { readonly from: string }>>>>>
    >;
  }[];
}

test('the federation developer tools see the host, the remotes that run and what the host shares', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/clients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __INSTANCES__: instances }: Federation = Reflect.get(window, '__FEDERATION__');
    const host = instances.find(({ name }) => name === 'shell');
    if (!host) throw new Error('No host');
    const shared = Object.entries(host.shareScopeMap.default ?? {});
    return {
      running: [...host.moduleCache.keys()],
      entries: host.options.remotes.map(({ entry }) => entry),
      // The federation runtime lists a module that is requested later under its first caller, which may be a remote.
      given: shared
        .filter(([, versions]) => Object.values(versions).some(({ from }) => from === 'shell'))
        .map(([name]) => name),
    };
  });
  expect(seen.running).toContainEqual(expect.stringMatching(/^mf_staff_/));
  expect(seen.entries).toContainEqual(
    expect.stringMatching(/\/remotes\/mf-staff\/.+\/remoteEntry\.\w+\.js$/),
  );
  expect(seen.given).toEqual(expect.arrayContaining(['react', 'react-dom', 'shared-ui', 'shared-api/http']));
});

test('each remote says in its manifest what it exposes', async ({ request }) => {
  const { remotes } = await (await request.get('/remotes.json')).json();
  for (const { entry, container } of Object.values<{ entry: string; container: string }>(remotes)) {
    const reply = await request.get(entry.replace(/[^/]+$/, 'mf-manifest.json'));
    expect(reply.ok()).toBe(true);
    expect(await reply.json()).toMatchObject({
      name: container,
      exposes: [{ name: 'remote', path: './remote' }],
    });
  }
});
