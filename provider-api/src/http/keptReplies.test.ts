import { type SignedIn, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: SignedIn;
beforeAll(async () => {
  // Jobs write too.
  server = await startTestServer({ config: { runJobs: false } });
  await server.db.query(
    `insert into services (name, price_kobo, service_type_id) values ('Arrival', 5000000, 1)`,
  );
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  // Only a test's own steps take time: that a session was used is written now and then.
  server.clock.set(new Date());
  client = await server.as('Client');
});

const path = '/services/services-user';

const read = async (caller = client): Promise<readonly unknown[]> =>
  (await caller.get(path)).body.data.map(({ name }) => name);

const rename = (name: string) => server.db.query('update services set name = $1', [name]);

/** How many statements are asked of the database meanwhile. */
async function statements(meanwhile: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(server.db, 'query');
  await meanwhile();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

/**
 * Reads, lets time pass and reads again until that costs one statement. A snapshot is of all databases of a PostgreSQL,
 * so that whoever writes to another one may just have ended what was kept.
 */
async function readUntilKept(passedMs = 0): Promise<void> {
  let cost: number;
  do {
    const first = await read();
    server.clock.advance(passedMs);
    cost = await statements(async () => expect(await read()).toEqual(first));
  } while (cost !== 1);
}

it('what is read again while nothing was written costs no more than the look for the session', () =>
  readUntilKept());

it('what anybody wrote is in the next reply', async () => {
  for (const name of ['Departure', 'Lounge']) {
    await rename(name);
    expect(await read()).toEqual([name]);
  }
});

it('what a transaction writes that was open during one reply is in the first one after it', async () => {
  let during: Promise<unknown> = Promise.resolve();
  await rename('Before');
  await server.db.transaction(async (tx) => {
    await tx.query(`update services set name = 'After'`);
    during = read();
    // The embedded database answers once the transaction has ended.
    if (server.db.kind === 'postgres') expect(await during).toEqual(['Before']);
  });
  await during;
  expect(await read()).toEqual(['After']);
});

it('what a transaction undid is in none', async () => {
  await rename('Before');
  const undone = server.db.transaction(async (tx) => {
    await tx.query(`update services set name = 'After'`);
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  expect(await read()).toEqual(['Before']);
});

it('nobody gets what was read for another', async () => {
  const other = await server.as('Client');
  const sessions = async () =>
    Promise.all([client, other].map(async (caller) => (await caller.get('/users/sessions')).body.data));
  const [own, others] = await sessions();
  expect(own).not.toEqual(others);
  expect(await sessions()).toEqual([own, others]);
});

it('what an address asks for is part of it', async () => {
  const page = async (number: number) =>
    (await client.get(`/activity/client?pageNumber=${number}`)).body.meta.pageNumber;
  expect([await page(1), await page(2), await page(1)]).toEqual([1, 2, 1]);
});

it('is read anew after five seconds, since some of it depends on the time', async () => {
  await readUntilKept(4_999);
  server.clock.advance(1);
  expect(await statements(read)).toBeGreaterThan(1);
});

it('is read anew after the clock was set back', async () => {
  await readUntilKept();
  server.clock.advance(-1);
  expect(await statements(read)).toBeGreaterThan(1);
});

it('is of no use to a session that was ended', async () => {
  const leaving = await server.as('Client');
  await read(leaving);
  await leaving.post('/users/logout', {});
  expect((await leaving.get(path)).status).toBe(401);
});

it('sends the same headers as a reply that was just read', async () => {
  const headersOf = async () => {
    const reply = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const { date, 'x-request-id': id, ...rest } = Object.fromEntries(reply.headers);
    expect([date, id]).not.toContain(undefined);
    return rest;
  };
  await rename('Headers');
  const first = await headersOf();
  expect(first).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(await headersOf()).toEqual(first);
});
