import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn, folderStore, type Release, type ReleaseStore, readRegistry } from 'remote/release';
import { buildOf, putShell } from 'remote/release/testing';
import type { Config } from '../../../config.ts';
import type { Answer } from '../../../testing/client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { withSecondFactor } from '../../../testing/withSecondFactor.ts';
import { releaseStoreAt } from '../releaseStore.ts';

type Files = Record<string, Buffer | string>;

interface Key {
  id: number;
  key: string;
}

export interface ReleaseWorld extends TestServer {
  store: ReleaseStore;
  /** `maker` and `second` are Administrators who have just entered a code of the second factor. */
  maker: SignedIn;
  second: SignedIn;
  /** Returns a valid key. By default the key is for the remote mf-lounge and the path app/lounge. */
  key(own?: object): Promise<Key>;
  /** Returns the files of a build. Each entry of `files` replaces the file with its name, or adds a file. */
  build(own?: Partial<Release>, files?: Files): Files;
  bring(key: string, files: Files, options?: { remote?: string; audience?: string }): Promise<Answer>;
  live(remote?: string): Promise<string | undefined>;
  audited(): Promise<string[]>;
}

export const keyBody = {
  remote: 'mf-lounge',
  prefixes: ['app/lounge'],
  slots: [],
  menu: true,
  reason: 'The team of the lounges begins',
};

/** Starts a portal with a shell. The server accepts releases. */
export async function startReleaseWorld(config: Partial<Config> = {}): Promise<ReleaseWorld> {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const builds = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const store = config.releases ? releaseStoreAt(config.releases) : folderStore(site);
  await putShell(store);
  const server = await startTestServer({ config: { siteDir: site, runReleases: true, ...config } });
  const administrator = async () => withSecondFactor(server, await server.as('Administrator'));
  const [maker, second] = [await administrator(), await administrator()];
  let built = 0;
  return {
    ...server,
    store,
    maker,
    second,
    async key(own = {}) {
      const { body } = await maker.post('/release-keys', { ...keyBody, ...own });
      await second.post(`/release-keys/${body.data.id}/approval`, {});
      return { id: body.data.id, key: String(body.data.key) };
    },
    build(own = {}, files = {}) {
      const dist = buildOf(path.join(builds, String(built++)), { name: 'mf-lounge', ...own });
      const made = filesIn(dist).map((file) => [file, readFileSync(path.join(dist, file))] as const);
      return { ...Object.fromEntries(made), ...files };
    },
    bring(key, files, { remote = 'mf-lounge', audience = 'all' } = {}) {
      const form = new FormData();
      form.append('audience', audience);
      for (const [name, content] of Object.entries(files))
        form.append('file', new Blob([Buffer.from(content)]), name);
      const headers = { authorization: `Bearer ${key}` };
      return server.visitor.call('POST', `/releases/${remote}`, { form, headers });
    },
    live: async (remote = 'mf-lounge') => (await readRegistry(store)).remotes[remote]?.version,
    async audited() {
      const { rows } = await server.db.query<{ entry: string }>(
        `select concat(action, ' by ', actor_name, ': ' || reason) as entry from audit where subject_kind in ('remote', 'release key') order by id`,
      );
      return rows.map(({ entry }) => entry);
    },
    async close() {
      await server.close();
      for (const folder of [site, builds]) rmSync(folder, { recursive: true });
    },
  };
}
