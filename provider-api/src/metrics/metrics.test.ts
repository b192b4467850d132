import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { packageFolder } from '../db/index.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { Metrics } from './Metrics.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

let server: TestServer;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startTestServer({ config: { metricsPort } });
});
afterAll(() => server.close());

const scrape = async (): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  return reply.text();
};

const figureOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

it('counts requests by the pattern of their route, never by what stands in its place', async () => {
  await server.visitor.get('/services/12345');
  const text = await scrape();
  const labels = 'method="GET",route="/api/services/:id",status="401"';
  expect(figureOf(text, `portal_request_seconds_count{${labels}}`)).toBe(1);
  expect(text).not.toContain('12345');
});

it('tells how the process fares: memory and the lag of its event loop', async () => {
  const text = await scrape();
  expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(figureOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

it('tells how many lines of the log could not be written', async () => {
  server.context.linesLost = () => 7;
  expect(figureOf(await scrape(), 'portal_log_lines_lost_total')).toBe(7);
});

it('tells how many calls are being worked on', async () => {
  expect(figureOf(await scrape(), 'portal_places_taken')).toBe(0);
});

it('tells what is queued, for how long, and what was given up', async () => {
  await server.db.query(
    `insert into outbox (kind, payload, run_after, failed_at) values
       ('test.slow', '{}', now() - interval '10 minutes', null), ('test.slow', '{}', now() + interval '1 hour', null),
       ('test.lost', '{}', now(), now())`,
  );
  const text = await scrape();
  expect(figureOf(text, 'portal_jobs_waiting{kind="test.slow"}')).toBe(2);
  expect(figureOf(text, 'portal_jobs_oldest_seconds{kind="test.slow"}')).toBeGreaterThanOrEqual(600);
  expect(figureOf(text, 'portal_jobs_given_up{kind="test.lost"}')).toBe(1);
  await server.db.query(`delete from outbox where kind like 'test.%'`);
  expect(figureOf(await scrape(), 'portal_jobs_waiting{kind="test.slow"}')).toBeUndefined();
});

it('tells of money on its way', async () => {
  const text = await scrape();
  for (const name of ['gateway_notifications_open', 'payment_checks_due', 'settlements_last_hour'])
    expect(figureOf(text, `portal_${name}`)).toBe(0);
});

it('tells how busy the connections to the database are, where there are several', async () => {
  const waiting = figureOf(await scrape(), 'portal_database_connections{state="waiting"}');
  expect(waiting).toBe(server.db.kind === 'postgres' ? 0 : undefined);
});

const checkLedger = async () => {
  await server.db.query(`update periodic_jobs set next_run = now() where kind = 'metrics.ledger'`);
  await server.settle();
};

it('checks the ledger and tells what is wrong with it', async () => {
  await checkLedger();
  const before = await scrape();
  expect(figureOf(before, 'portal_ledger_wrong')).toBe(0);
  expect(figureOf(before, 'portal_ledger_checked_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
  // The triggers that would refuse this credit are switched off.
  await server.account('Client');
  await server.db.query(`
    alter table ledger_accounts disable trigger user;
    update ledger_accounts set balance_kobo = 5 where id = (select max(id) from ledger_accounts where kind = 'wallet');
    alter table ledger_accounts enable trigger user`);
  await checkLedger();
  expect(figureOf(await scrape(), 'portal_ledger_wrong')).toBe(1);
});

it('has every figure that the alerts ask for', async () => {
  const rules = readFileSync(path.join(packageFolder(), '../deploy/alerts.yml'), 'utf8');
  const asked = new Set(rules.match(/\b(?:portal|process|nodejs)_\w+/g));
  const text = await scrape();
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !text.includes(`${name.replace(/_(bucket|count|sum)$/, '')} `))).toEqual(
    [],
  );
});

it('answers nothing else there, and nothing of it on the port of the portal', async () => {
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('stops the start in words when its port is taken', async () => {
  const second = new Metrics(server.context, server.server.api.places);
  await expect(second.listen(metricsPort, '127.0.0.1')).rejects.toThrow(
    `METRICS_PORT ${metricsPort} cannot be used: another program listens there.`,
  );
});

it('says that it is not ready while it drains, and still answers', async () => {
  expect((await server.visitor.get('/health')).status).toBe(200);
  await server.server.drain();
  expect((await server.visitor.get('/health')).status).toBe(503);
  const { status, headers } = await server.visitor.get('/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('connection')).toBe('close');
});
