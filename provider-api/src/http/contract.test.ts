import { spawnSync } from 'node:child_process';
import { contract } from 'shared-api/contract';
import { roleCan, roles } from 'shared-api/rules';
import { packageFolder } from '../db/index.ts';
import type { Client } from '../testing/client.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(startTestServer);

const people = new Map<string, Promise<Client>>();
function signedIn(role: string): Promise<Client> {
  const person = people.get(role) ?? server.as(role);
  people.set(role, person);
  return person;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('serves every call of the contract, and no other', () => {
  expect(server.server.api.served.map(nameOf).sort()).toEqual(Object.values(contract).map(nameOf).sort());
});

/** The linter is an ES module, which jest cannot load, so it runs in its own process. */
const linter = `
  import { text } from 'node:stream/consumers';
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: await text(process.stdin), config });
  console.log(JSON.stringify(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])));`;

type Problem = [rule: string, message: string, pointer?: string];
interface Described {
  paths: Record<string, object>;
}

/**
 * The linter compares only the paths. GET /booking-services/export/:id and POST /booking-services/:id/changes
 * have no method in common, so no request fits both.
 */
function areToldApartByMethod([rule, message]: Problem, paths: Described['paths']): boolean {
  if (rule !== 'no-ambiguous-paths') return false;
  const [one, other] = [...message.matchAll(/`([^`]+)`/g)].map(([, path]) =>
    Object.keys(paths[path ?? ''] ?? {}),
  );
  if (!one?.length || !other?.length) return false;
  return one.every((method) => !other.includes(method));
}

it('describes itself in an OpenAPI document that a strict linter passes', async () => {
  const { status, bytes } = await server.visitor.get('/openapi.json');
  expect(status).toBe(200);
  const linted = spawnSync(process.execPath, ['--input-type=module', '-e', linter], {
    input: bytes,
    cwd: packageFolder(),
    encoding: 'utf8',
  });
  const { paths } = JSON.parse(Buffer.from(bytes).toString()) as Described;
  const problems: Problem[] = JSON.parse(linted.stdout || JSON.stringify([[linted.stderr, '']]));
  expect(problems.filter((problem) => !areToldApartByMethod(problem, paths))).toEqual([]);
});

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

const refused = Object.entries(contract).flatMap(([name, endpoint]) => {
  const { access } = endpoint;
  if (typeof access === 'string') return [];
  const without = roles.filter((role) => !access.some((permission) => roleCan(role, permission)));
  return without.map((role) => [role, name, endpoint] as const);
});

it('names permissions for most of its calls', () => {
  expect(refused.length).toBeGreaterThan(45);
});

it.each(refused)('refuses a %s at %s with 403', async (role, _name, { method, path }) => {
  const address = path.replace(/:\w+/g, '1');
  const options = method === 'GET' ? {} : { body: {} };
  const { status } = await (await signedIn(role)).call(method, address, options);
  expect(status).toBe(403);
});
