import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { createRegistrationTransaction } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/settings/registration-fees';

it('an Administrator reads and changes the fee of a kind; only later registrations pay it [S08]', async () => {
  const administrator = await server.as('Administrator');
  const client = await server.as('Client', { category: 'Corporate', business_name: 'Sokoto Trading' });
  const facts = { id: client.account.id, organization_CategoryId: 'Corporate', isFamily: false };
  const register = () =>
    server.db.transaction((tx) => createRegistrationTransaction(tx, server.services, facts));
  const before = await register();
  expect((await administrator.get(path)).body.data.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['Corporate', 50000],
    ['Government', 0],
    ['Individual', 10000],
    ['Family', 20000],
  ]);
  const { body } = await administrator.patch(path, { kind: 'Corporate', amount: '75000.50' });
  expect(body.data[0]).toEqual({ kind: 'Corporate', amount: 75000.5 });
  expect([before.amountKobo, (await register()).amountKobo]).toEqual([5_000_000, 7_500_050]);
  const { rows } = await server.db.query(
    `select actor_id as actor, before, after from audit where action = 'setting.update'`,
  );
  expect(rows).toEqual([
    {
      actor: administrator.account.id,
      before: { value: 'NGN 50,000.00' },
      after: { value: 'NGN 75,000.50' },
    },
  ]);
});

it.each([
  ['Corporate', -1],
  ['Corporate', '1.005'],
  ['Corporate', '1e30'],
  ['Corporate', 100_000_000.01],
  ['Corporate', ''],
  ['Ministry', 100],
])('refuses %s with %p', async (kind, amount) => {
  const administrator = await server.as('Administrator');
  expect((await administrator.patch(path, { kind, amount })).status).toBe(400);
});

it('is for Administrators alone', async () => {
  for (const role of ['Client', 'Finance Officer', 'Registration Officer'])
    expect((await (await server.as(role)).patch(path, { kind: 'Corporate', amount: 1 })).status).toBe(403);
});
