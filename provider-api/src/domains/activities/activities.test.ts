import { type SignedIn, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { recordActivity } from './index.ts';

let server: TestServer;
let client: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.as('Client', { first_name: 'Alfa', last_name: 'India' });
  const start = Date.now();
  await server.db.transaction(async (tx) => {
    for (let number = 1; number <= 8; number += 1)
      await recordActivity(tx, {
        userId: client.account.id,
        description: `Step ${number}`,
        at: new Date(start + number * 1000),
      });
  });
}, 60_000);
afterAll(() => server.close());

const descriptions = async (path: string) =>
  (await client.get(path)).body.data.map(({ description }) => description);

it('a client reads his own activities, newest first, seven to a page [API-56] [ACTIVITY-06]', async () => {
  const { body } = await client.get('/activity/client');
  expect(body.data).toHaveLength(7);
  expect(body.data[0]).toMatchObject({
    description: 'Step 8',
    dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    user: { business_Name: null, firstName: 'Alfa', lastName: 'India', email: client.account.email },
  });
});

it('a list carries its meta [API-06]', async () => {
  const { body } = await client.get('/activity/client?pageNumber=2');
  expect(body.data.map(({ description }) => description)).toEqual(['Step 1', 'Logged in']);
  expect(body.meta).toEqual({
    pageNumber: 2,
    firstPage: 1,
    lastPage: 2,
    nextPage: null,
    previousPage: 1,
    totalPages: 2,
    totalCount: 9,
  });
});

it('a page beyond the last is empty and not refused', async () => {
  expect(await descriptions('/activity/client?pageNumber=99')).toEqual([]);
});

it('the dashboard takes five', async () => {
  expect(await descriptions('/activity/client?pageSize=5')).toHaveLength(5);
});

it('another client sees none of them, staff all', async () => {
  const other = await server.as('Client');
  const { body } = await other.get('/activity/client');
  expect(body.meta.totalCount).toBe(1);
  const staff = await server.as('Finance Officer');
  expect((await staff.get('/activity/client')).body.meta.totalCount).toBe(11);
});

it('staff read those of one client, a client always his own alone', async () => {
  const staff = await server.as('Registration Officer');
  const of = `/activity/client?applicationUserId=${client.account.id}`;
  const { body } = await staff.get(of);
  expect(body.meta.totalCount).toBe(9);
  expect(new Set(body.data.map(({ user }) => JSON.stringify(user))).size).toBe(1);
  expect((await (await server.as('Client')).get(of)).body.meta.totalCount).toBe(1);
});

it('everybody’s are counted as far as any list of the staff', async () => {
  await server.db.query(
    `insert into activities (user_id, description, created_at) select $1, 'Step ' || n, now() from generate_series(1, 1000) n`,
    [client.account.id],
  );
  const staff = await server.as('Finance Officer');
  const { body } = await staff.get('/activity/client?pageNumber=200&pageSize=5');
  expect(body.data).toHaveLength(5);
  expect(body.meta).toMatchObject({ totalCount: 1000, lastPage: 200, atLeast: true });
  expect((await staff.get('/activity/client?pageNumber=201&pageSize=5')).body.data).toEqual([]);
  const { body: own } = await client.get('/activity/client?pageSize=5');
  expect([own.meta.totalCount, own.meta.atLeast]).toEqual([1009, undefined]);
});

it('a client’s own are counted up to ten thousand, so that a long history costs no more', async () => {
  const busy = await server.as('Client');
  await server.db.query(
    `insert into activities (user_id, description, created_at) select $1, 'Step ' || n, now() from generate_series(1, 10000) n`,
    [busy.account.id],
  );
  const { body } = await busy.get('/activity/client?pageNumber=2000&pageSize=5');
  expect(body.data).toHaveLength(5);
  expect(body.meta).toMatchObject({ totalCount: 10_000, lastPage: 2000, atLeast: true });
});

it('the audit is never changed', async () => {
  await server.db.query(
    `insert into audit (at, actor_name, action, subject_kind, subject_id) values (now(), 'x', 'x', 'x', '1')`,
  );
  await expect(server.db.query(`update audit set actor_name = 'y'`)).rejects.toThrow('never changed');
  await expect(server.db.query('delete from audit')).rejects.toThrow('never changed');
});
