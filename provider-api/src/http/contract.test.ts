import { spawnSync } from 'node:child_process';
import { contract } from 'shared-api/contract';
import { packageFolder } from '../db/index.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('serves every call of the contract, and no other', () => {
  expect(server.server.api.served.map(nameOf).sort()).toEqual(Object.values(contract).map(nameOf).sort());
});

/** The linter is an ES module, which jest cannot load: it runs in a process of its own. */
const linter = `
  import { text } from 'node:stream/consumers';
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: await text(process.stdin), config });
  console.log(JSON.stringify(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])));`;

it('describes itself in an OpenAPI document that a strict linter passes', async () => {
  const { status, bytes } = await server.visitor.get('/openapi.json');
  expect(status).toBe(200);
  const linted = spawnSync(process.execPath, ['--input-type=module', '-e', linter], {
    input: bytes,
    cwd: packageFolder(),
    encoding: 'utf8',
  });
  expect(JSON.parse(linted.stdout || JSON.stringify(linted.stderr))).toEqual([]);
}, 30_000);

it('describes every call of the contract', async () => {
  const { bytes } = await server.visitor.get('/openapi.json');
  const { paths } = JSON.parse(Buffer.from(bytes).toString()) as { paths: Record<string, object> };
  const described = Object.values(paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(Object.keys(contract).length);
});

it.each(Object.entries(contract).filter(([, { access }]) => access !== 'public'))(
  'refuses a visitor at %s with 401',
  async (_name, { method, path }) => {
    const address = path.replace(/:\w+/g, '1');
    const { status } = await server.visitor.call(method, address, method === 'GET' ? {} : { body: {} });
    expect(status).toBe(401);
  },
);
