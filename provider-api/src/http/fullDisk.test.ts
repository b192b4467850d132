import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(startTestServer);
let release = () => {};
afterEach(() => {
  server.clock.set(undefined);
  release();
});

/** The triggers refuse each row with the error that PostgreSQL reports on a full disk. */
async function fillTheDisk(...tables: string[]): Promise<() => Promise<void>> {
  await server.db.query(
    `create or replace function no_room() returns trigger language plpgsql as
     $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`,
  );
  for (const table of tables)
    await server.db.query(
      `create trigger no_room before insert or update on ${table} execute function no_room()`,
    );
  return async () => {
    for (const table of tables) await server.db.query(`drop trigger no_room on ${table}`);
  };
}

it('refuses what would be stored with 503 and when to try again, and takes it once there is room', async () => {
  const { email, password } = await server.account('Client');
  const signIn = () => server.visitor.post('/users/auth', { Email: email, Password: password });
  const empty = await fillTheDisk('sessions');
  const { status, headers, body } = await signIn();
  expect([status, headers.get('retry-after'), body.message]).toEqual([
    503,
    '5',
    'Nothing can be stored at the moment. Please try again shortly',
  ]);
  await empty();
  expect((await signIn()).status).toBe(200);
});

it('does not stop reads, which note the use of their session', async () => {
  server.clock.set(new Date());
  const client = await server.as('Client');
  const empty = await fillTheDisk('sessions');
  server.clock.advance(60_000);
  expect((await client.get('/activity/client')).status).toBe(200);
  await empty();
});

it('the server is alive, and says that it is not ready, while the database does not answer', async () => {
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const holding = server.db.transaction(async (tx) => {
    await tx.query('lock table schema_migrations in access exclusive mode');
    locked();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await isLocked;
  const alive = await server.visitor.get('/health/live');
  expect([alive.status, alive.body.data]).toEqual([200, { status: 'alive' }]);
  const { status, headers } = await server.visitor.get('/health');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  release();
  await holding;
  expect((await server.visitor.get('/health')).status).toBe(200);
});
