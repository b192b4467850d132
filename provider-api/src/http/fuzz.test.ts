import fc from 'fast-check';
import { roles } from 'shared-api/rules';
import type { Client } from '../testing/client.ts';
import { type OpenApi, type RandomRequest, randomRequestsFor } from '../testing/randomRequests.ts';
import { RequestTally } from '../testing/requestTally.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let callers: Readonly<Record<string, Client>>;
const tally = new RequestTally();
beforeAll(async () => {
  server = await startTestServer({ log: tally.log });
  const staffAndClients = roles.map(async (role) => [role, await server.as(role)]);
  callers = { nobody: server.visitor, ...Object.fromEntries(await Promise.all(staffAndClients)) };
});
afterAll(async () => {
  await server.close();
});

/** These calls end sessions, including the callers' own, or never end. */
const leftOut = ['signOut', 'endOtherSessions', 'endSession', 'endSessionsOfUser', 'liveEvents'];
/** `npm run fault-tests -- requests` sends 10,000 requests, with a random TEST_SEED. */
const runs = Number(process.env.TEST_RUNS ?? 300);
const seed = fc.readConfigureGlobal()?.seed ?? 0;

const told = ({ body, ...rest }: RandomRequest): string =>
  JSON.stringify({ ...rest, body: body instanceof FormData ? [...body] : body });

it('no random request after the API’s own description, by whomever, is answered with a fault', async () => {
  const { paths } = (await server.visitor.get('/openapi.json')).body as unknown as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !leftOut.includes(operationId))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const faults: string[] = [];
  for (const [index, { path, method, operation }] of operations.entries())
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(callers)),
        randomRequestsFor(path, method, operation),
        async (caller, request) => {
          const token = callers[caller]?.token;
          const reply = await fetch(server.url + request.path, {
            ...request,
            headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
          });
          await reply.arrayBuffer();
          tally.count(reply.status);
          if (reply.status >= 500) faults.push(`${reply.status} to ${caller}: ${told(request)}`);
        },
      ),
      { numRuns: Math.ceil(runs / operations.length), seed: seed + index },
    );
  expect(faults).toEqual([]);
  expect(tally.faults).toEqual([]);
  expect(Object.keys(tally.replies).map(Number)).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
}, 600_000);
