import fc from 'fast-check';
import { roles } from 'shared-api/rules';
import type { Client } from '../testing/client.ts';
import { type OpenApi, randomRequestsFor } from '../testing/randomRequests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let callers: readonly Client[];
beforeAll(async () => {
  server = await startTestServer();
  callers = [server.visitor, ...(await Promise.all(roles.map((role) => server.as(role))))];
}, 60_000);
afterAll(() => server.close());

/** These end sessions, the callers' own among them, or never end. */
const leftOut = ['signOut', 'endOtherSessions', 'endSession', 'endSessionsOfUser', 'liveEvents'];
/** `npm run drills -- requests` asks for 10,000. */
const runs = Number(process.env.FUZZ_RUNS ?? 1_000);

it('no random request after the API’s own description, by whomever, is answered with a fault', async () => {
  const { paths } = (await server.visitor.get('/openapi.json')).body as unknown as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !leftOut.includes(operationId))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const statuses = new Map<number, number>();
  for (const { path, method, operation } of operations)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...callers),
        randomRequestsFor(path, method, operation),
        async ({ token }, request) => {
          const { status } = await fetch(server.url + request.path, {
            ...request,
            headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
          }).then(async (reply) => {
            await reply.arrayBuffer();
            return reply;
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: Math.ceil(runs / operations.length) },
    );
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
}, 600_000);
