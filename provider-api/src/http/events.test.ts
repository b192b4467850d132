import { portalSettings } from 'shared-api/rules';
import { type SignedIn, startTestServer, type TestServer } from '../testing/testServer.ts';
import { publish } from './events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
afterEach(() => server.clock.set(undefined));

/** Reads a stream until it has carried so many events. */
async function listen(caller: SignedIn) {
  const ended = new AbortController();
  const reply = await fetch(`${server.url}/api/events`, {
    headers: { authorization: `Bearer ${caller.token}` },
    signal: ended.signal,
  });
  const reader = reply.body?.getReader();
  let text = '';
  return {
    reply,
    async events(many: number): Promise<unknown[]> {
      for (;;) {
        const events = [...text.matchAll(/^data: (.*)$/gm)].map(
          ([, json = '']) => JSON.parse(json) as unknown,
        );
        if (events.length >= many) return events;
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return events;
        text += Buffer.from(value ?? []).toString();
      }
    },
    close: () => ended.abort(),
  };
}

it('an event reaches its owner and staff, and no other client', async () => {
  const owner = await server.as('Client');
  const other = await server.as('Client');
  const staff = await server.as('Protocol Officer');
  const streams = await Promise.all([owner, other, staff].map(listen));
  await server.db.transaction(async (tx) => {
    await publish(tx, { type: 'booking', id: 7, userId: owner.account.id, staff: true });
    await publish(tx, { type: 'service', id: 1, everyone: true });
  });
  const [toOwner, toOther, toStaff] = await Promise.all([
    streams[0]?.events(2),
    streams[1]?.events(1),
    streams[2]?.events(2),
  ]);
  const booking = { type: 'booking', id: 7 };
  const service = { type: 'service', id: 1 };
  expect([toOwner, toOther, toStaff]).toEqual([[booking, service], [service], [booking, service]]);
  for (const stream of streams) stream.close();
});

it('is a stream that nobody keeps', async () => {
  const stream = await listen(await server.as('Client'));
  expect(stream.reply.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.reply.headers.get('cache-control')).toBe('no-store');
  stream.close();
});

it('needs a session', async () => {
  expect((await server.visitor.get('/events')).status).toBe(401);
});

it('ends as soon as its session is ended, and so signs the page out; those of others go on', async () => {
  const administrator = await server.as('Administrator');
  const person = await server.as('Client');
  const [stream, staff] = [await listen(person), await listen(administrator)];
  const path = `/users/users/${person.account.id}/sessions/end`;
  await administrator.post(path, { Reason: 'Telephone stolen' });
  expect(await stream.events(1)).toEqual([]);
  expect((await listen(person)).reply.status).toBe(401);
  await server.db.transaction((tx) => publish(tx, { type: 'service', id: 1, everyone: true }));
  expect(await staff.events(1)).toEqual([{ type: 'service', id: 1 }]);
  staff.close();
  // Well before the heartbeat, which would find it too.
}, 10_000);

it('counts as no request: opening it does not keep the session awake', async () => {
  server.clock.set(new Date());
  const client = await server.as('Client');
  server.clock.advance(portalSettings.idleLimitMs - 60_000);
  (await listen(client)).close();
  server.clock.advance(60_000);
  expect((await client.get('/activity/client')).status).toBe(401);
});
