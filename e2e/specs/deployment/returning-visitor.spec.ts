import path from 'node:path';
import { folderStore, publishRemote, rollback } from 'remote/release';
import { anotherVersion } from '../../support/anotherVersion.ts';
import { freshBrowser, measuredPages } from '../../support/measuredPages.ts';
import { measureVisit } from '../../support/measureVisit.ts';
import { expect, test } from '../../support/test.ts';

test('who comes back after the release of one remote receives that remote’s files alone', async ({
  browser,
  portal,
}, { outputDir }) => {
  const pages = (await measuredPages(portal)).filter((page) => page.as === 'Client');
  const context = await freshBrowser(browser, portal, 'Client');
  /** Pages themselves are always revalidated, so they are left out. */
  const visitAll = async (): Promise<readonly string[]> => {
    const files: string[] = [];
    for (const { path: page } of pages)
      files.push(...(await measureVisit(context, page)).received.filter((file) => file !== page));
    return files;
  };
  expect((await visitAll()).length).toBeGreaterThan(10);
  // On a slow machine, a page may be left before it has asked for its last files.
  await expect.poll(visitAll, { timeout: 90_000 }).toEqual([]);

  const store = folderStore(portal.siteDir);
  const dist = anotherVersion('mf-wallet', '9.1.0', path.join(outputDir, '9.1.0'));
  const { version } = await publishRemote(store, dist, {
    commit: 'abc1234',
    audience: 'all',
  });
  const received = await visitAll();
  await rollback(store, 'mf-wallet');
  await context.close();
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter((file) => !file.startsWith(`/remotes/mf-wallet/${version}/`))).toEqual([]);
});
