import fc from 'fast-check';
import { contract, signOut } from 'shared-api/contract';
import type { Client } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let callers: Client[];
beforeAll(async () => {
  server = await startTestServer();
  const roles = ['Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator'];
  callers = [server.visitor, ...(await Promise.all(roles.map((role) => server.as(role))))];
}, 60_000);
afterAll(() => server.close());

/** Names that the contract knows, so that random bodies reach beyond the first check. */
const names = [
  'Id',
  'id',
  'Email',
  'Password',
  'Status',
  'amount',
  'Passengers',
  'BookingStatus',
  'ActivationCode',
];
const leaf = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const { body } = fc.letrec((tie) => ({
  body: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('body'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), tie('body'), {
      maxKeys: 5,
    }),
  ),
}));
const segment = fc.oneof(
  fc.constantFrom('0', '1', '2', '-1', '1e9', '99999999999999999999', 'null', "1'--", '%00', '%FF'),
  fc.string({ maxLength: 10 }).map(encodeURIComponent),
);
const endpoints = Object.values(contract).filter(
  (endpoint) => endpoint.replyKind !== 'events' && endpoint !== signOut,
);
/** `npm run drills` asks for many more. */
const runs = Number(process.env.FUZZ_RUNS ?? 600);

it('no request whatever, by whomever, is answered with a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.nat(5),
      body,
      segment,
      fc.string({ maxLength: 10 }),
      async (endpoint, caller, sent, part, search) => {
        const path = endpoint.path.replace(/:\w+/g, () => part);
        const query = endpoint.query
          ? `?pageNumber=${encodeURIComponent(search)}&search=${encodeURIComponent(search)}`
          : '';
        const options = endpoint.method === 'GET' ? {} : { body: sent };
        const { status } = await (callers[caller] ?? server.visitor).call(
          endpoint.method,
          path + query,
          options,
        );
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: runs },
  );
}, 600_000);
