import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { idleLimitMs } from 'shared-api/rules';
import { forAllTests } from '../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../testing/testServer.ts';
import { publish } from './liveEvents.ts';

const heartbeatMs = 20_000;
/** The heartbeat is stopped, because it would soon end each stream that should have ended at once. */
const server = forAllTests(async () => {
  const started = jest.spyOn(globalThis, 'setInterval');
  const running = await startTestServer();
  const heartbeat = started.mock.calls.findIndex(([, everyMs]) => everyMs === heartbeatMs);
  expect(heartbeat).not.toBe(-1);
  clearInterval(started.mock.results[heartbeat]?.value);
  started.mockRestore();
  return running;
});
afterEach(() => server.clock.set(undefined));

async function listen(caller: SignedIn) {
  const ended = new AbortController();
  const reply = await fetch(`${server.url}/api/events`, {
    headers: { authorization: `Bearer ${caller.token}` },
    signal: ended.signal,
  });
  const reader = reply.body?.getReader();
  const heard: unknown[] = [];
  let text = '';
  return {
    reply,
    async events(many: number): Promise<unknown[]> {
      while (heard.length < many) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) break;
        const parts = (text + Buffer.from(value ?? []).toString()).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)));
      }
      return heard;
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
});

it('ends the oldest of an account for its twenty-first, and no other account is any the poorer', async () => {
  const client = await server.as('Client');
  const other = await listen(await server.as('Client'));
  const streams = [];
  for (let opened = 0; opened < 21; opened += 1) streams.push(await listen(client));
  expect(await streams[0]?.events(1)).toEqual([]);
  await server.db.transaction((tx) => publish(tx, { type: 'service', id: 1, everyone: true }));
  for (const stream of [...streams.slice(1), other])
    expect(await stream.events(1)).toEqual([{ type: 'service', id: 1 }]);
  for (const stream of [...streams, other]) stream.close();
});

it('ends for a page that does not read, before much waits for it', async () => {
  const reading = await listen(await server.as('Client'));
  const { token } = await server.as('Client');
  const http = server.server.api.fastify.server;
  const connected = once(http, 'connection');
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  silent.on('error', () => undefined);
  silent.write(`GET /api/events HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const [served] = (await connected) as [Socket];
  await once(silent, 'readable');
  // Each notification is as large as possible, so that the system's own buffers are soon full.
  const publishMany = `select pg_notify('live', json_build_object('everyone', true, 'id', id, 'type', repeat('x', 7000))::text)
                         from generate_series(1, 20) id`;
  let events = 0;
  while (!served.destroyed) {
    await server.db.query(publishMany);
    events += 20;
    expect(await reading.events(events)).toHaveLength(events);
    expect(served.writableLength).toBeLessThan(512 * 1024);
  }
  reading.close();
  silent.destroy();
});

it('ends when events may have been missed, so that its page reads everything again', async () => {
  const stream = await listen(await server.as('Client'));
  await server.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  expect(await stream.events(1)).toEqual([]);
});

it('counts as no request: opening it does not keep the session awake', async () => {
  server.clock.set(new Date());
  const client = await server.as('Client');
  server.clock.advance(idleLimitMs - 60_000);
  (await listen(client)).close();
  server.clock.advance(60_000);
  expect((await client.get('/activity/client')).status).toBe(401);
});
