import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderStore, publishRemote } from 'tooling/release';
import { handmadeRemote } from '../../support/handmadeRemote.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

interface Released {
  readonly remotes: readonly {
    readonly contract: number;
    readonly uses: Readonly<Record<string, readonly string[]>>;
  }[];
}

const released: Released = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../tooling/contracts/released.json'), 'utf8'),
);

/** A remote as the last release knew the contract: it takes every name that a released remote takes, some while its entry runs. */
const consumer = `await (async () => {
  const take = async (request) => {
    const [version] = Object.values(shared[request] ?? {});
    return version ? (await version.get())() : {};
  };
  const takeAtOnce = (request) => Object.values(shared[request])[0].get()();
  const missing = [];
  for (const { uses } of ${JSON.stringify(released.remotes)})
    for (const [request, names] of Object.entries(uses)) {
      const given = await take(request);
      for (const name of names)
        if (name !== '*' && given[name] === undefined) missing.push(request + ': ' + name);
    }
  const { useState } = takeAtOnce('react');
  const { jsx, jsxs } = takeAtOnce('react/jsx-runtime');
  const { Link } = takeAtOnce('react-router-dom');
  const { useSession } = takeAtOnce('shared-api');
  const { Button } = takeAtOnce('shared-ui');
  const { airports } = takeAtOnce('shared-api/rules');
  const Component = () => {
    const [presses, setPresses] = useState(0);
    const email = useSession((state) => state.user?.email);
    return jsxs('div', { children: [
      jsx('h1', { children: 'Of the last release' }),
      jsx('p', { children: 'Missing: ' + (missing.join(', ') || 'nothing') }),
      jsx('p', { children: 'Airports: ' + airports.length }),
      jsx('p', { children: 'Signed in: ' + email }),
      jsx(Button, { onClick: () => setPresses(presses + 1), children: 'Pressed ' + presses }),
      jsx(Link, { to: '/app/services', children: 'Leave' }),
    ] });
  };
  return { contract: ${released.remotes[0]?.contract}, name: 'mf-former', routes: [{ path: 'app/former', Component }] };
})()`;

test('a remote of the last release finds in the shell of today every name that it takes, and runs', async ({
  page,
  portal,
}, { outputDir }) => {
  const account = portal.account('Client', 'Individual');
  const dist = handmadeRemote(path.join(outputDir, 'mf-former'), {
    name: 'mf-former',
    version: '1.0.0-a',
    prefixes: ['app/former'],
    remote: consumer,
  });
  await publishRemote(folderStore(portal.siteDir), dist, {
    commit: { id: 'abc1234', changed: [] },
    audience: 'all',
  });
  await signedIn(page, portal, account);
  await page.goto('/app/former');
  await expect(page.getByText('Missing: ')).toHaveText('Missing: nothing');
  await expect(page.getByText(`Signed in: ${account.email}`)).toBeVisible();
  await expect(page.getByText('Airports: 18')).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Of the last release' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
