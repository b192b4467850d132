import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedGauges } from '../../metrics/storedGauges.ts';
import { recordedLog } from '../../testing/recordedLog.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { log, logged } = recordedLog('warn');
let server: TestServer;
let site: string;
const release = (registry: unknown) =>
  writeFileSync(
    path.join(site, 'remotes.json'),
    typeof registry === 'string' ? registry : JSON.stringify(registry),
  );

const published = (version: string, page: string) => ({
  version,
  container: 'container',
  entry: 'remoteEntry.js',
  contract: 1,
  prefixes: [],
  preload: [],
  slots: [],
  pages: { [page]: { files: [] } },
  integrity: {},
  since: '2026-11-20T09:00:00.000Z',
  commit: 'abc1234',
});

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  server = await startTestServer({ config: { siteDir: site, rateLimits: true }, log });
});
beforeEach(async () => {
  await server.db.query('delete from remote_failures');
  await server.db.query('delete from rate_limits');
  release({
    remotes: {
      'mf-wallet': {
        ...published('1.4.0', 'app/statement'),
        candidates: [{ ...published('1.5.0', 'app/refunds'), channel: 'preview' }],
      },
      'mf-bookings': published('2.0.0', 'v/:code'),
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const failure = {
  remote: 'mf-wallet',
  version: '1.4.0',
  reason: 'missing',
  page: 'app/statement',
  signedIn: true,
};
const report = (differing: object = {}) =>
  server.visitor.post('/remote-failures', { ...failure, ...differing });
const stored = async () =>
  (
    await server.db.query<object>(
      'select remote, version, reason, page, signed_in as "signedIn" from remote_failures order by id',
    )
  ).rows;

it('a failure of a released remote is kept, logged, and counted for the alert by remote and version', async () => {
  const { status, body } = await report();
  expect([status, body.data]).toEqual([200, { recorded: true }]);
  expect(await stored()).toEqual([failure]);
  expect(logged.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ ...failure, level: 40, msg: 'a remote failed in a browser' }),
  );
  const { sql = '' } = storedGauges.find(({ name }) => name === 'portal_remote_failures') ?? {};
  const { rows } = await server.db.query<{ label: string; value: number }>(sql);
  expect(rows.map(({ label, value }) => [label, Number(value)])).toEqual([['mf-wallet 1.4.0', 1]]);
});

it.each([
  ['a version for some', { version: '1.5.0', page: 'app/refunds' }],
  ['a part within the page of another remote', { page: 'v/:code' }],
])('so is one of %s', async (_, differing) => {
  expect((await report(differing)).body.data).toEqual({ recorded: true });
});

it('so is one where another host serves the site, and this server knows the releases alone', async () => {
  const { config } = server.context;
  Object.assign(config, { siteDir: undefined, releases: site });
  expect((await report()).body.data).toEqual({ recorded: true });
  Object.assign(config, { siteDir: site, releases: undefined });
});

it.each([
  ['a remote that nobody released', { remote: 'mf-evil' }],
  ['the name of what every object has', { remote: 'constructor' }],
  ['a version that nobody released', { version: '9.9.9' }],
  ['the version of another remote', { version: '2.0.0' }],
  ['an address in place of its route', { page: 'v/a-secret-code' }],
])('a report of %s is dropped', async (_, differing) => {
  const { status, body } = await report(differing);
  expect([status, body.data]).toEqual([200, { recorded: false }]);
  expect(await stored()).toEqual([]);
});

it('a reason that does not exist is refused by its field', async () => {
  const { status, body } = await report({ reason: 'evil' });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
});

it('a registry that cannot be read makes no fault of the report', async () => {
  release('{');
  expect((await report()).body.data).toEqual({ recorded: false });
});

it('an address reports twenty in a minute', async () => {
  for (let turn = 0; turn < 20; turn++) expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(429);
});
