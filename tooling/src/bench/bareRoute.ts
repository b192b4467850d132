import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { ServerProcess } from '../start/ServerProcess.ts';
import type { BareReplies } from './bareServer.ts';
import { fundedClients } from './bookings/fundedClients.ts';
import { manyBookings } from './lists/manyBookings.ts';
import { manyPayments } from './manyPayments.ts';
import { requestRate } from './requestRate.ts';
import { type Scene, setTheScene } from './scene.ts';
import { runSql } from './sql.ts';
import { median, table } from './table.ts';

const lists = [
  { name: 'services that a client may book', path: '/services/services-user', by: 'client' },
  { name: 'bookings of a client', path: '/booking-services/client', by: 'client' },
  { name: 'fundings of a client', path: '/transactions/services-by-type/2', by: 'client' },
  { name: 'activities of a client', path: '/activity/client', by: 'client' },
  { name: 'clients, for staff', path: '/users/clients', by: 'staff' },
  { name: 'bookings, for staff', path: '/booking-services', by: 'staff' },
] as const;

const records = 1_000;
const connections = 16;
const rounds = 5;
const roundMs = 1_500;

async function fill(scene: Scene): Promise<Readonly<Record<'client' | 'staff', string>>> {
  const [client] = await fundedClients(scene, 1, 0);
  if (!client) throw new Error('No client to list for');
  const sql = [manyBookings(client.id, records), manyPayments(client.id, records)];
  await runSql(scene.databaseUrl, `${sql.join(';')}; select recount_figures()`);
  await runSql(scene.databaseUrl, 'vacuum analyze');
  return { client: client.token, staff: scene.administrator.token };
}

async function repliesOf(
  url: string,
  tokens: Readonly<Record<'client' | 'staff', string>>,
): Promise<BareReplies> {
  const replies: Record<string, string> = {};
  for (const { path: at, by } of lists) {
    const reply = await fetch(`${url}/api${at}`, { headers: { authorization: `Bearer ${tokens[by]}` } });
    if (reply.status !== 200) throw new Error(`${at} answered ${reply.status}`);
    replies[`/api${at}`] = await reply.text();
  }
  return replies;
}

/** Requests per second of each list beside a bare Fastify route that sends the same bytes, taken in turn. */
export const bareRoute = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const scene = await setTheScene(postgres.url);
  const tokens = await fill(scene);
  const server = await scene.run();
  const replies = await repliesOf(scene.url, tokens);
  const file = path.join(server.dataDir, 'replies.json');
  writeFileSync(file, JSON.stringify(replies));
  const port = String(await freePort());
  const bareUrl = `http://127.0.0.1:${port}`;
  const bare = new ServerProcess({
    name: 'The bare server',
    main: path.join(import.meta.dirname, 'bareServer.js'),
    args: [port, file],
    env: process.env,
    healthUrl: `${bareUrl}/api/health`,
    onLine: () => undefined,
  });
  await bare.start();
  const rows: string[][] = [];
  for (const { name, path: at, by } of lists) {
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const rate = (url: string) =>
        requestRate({ url: `${url}/api${at}`, token: tokens[by] }, connections, roundMs);
      const [ours, others] = [await rate(scene.url), await rate(bareUrl)];
      // What the first round compiles is not what a running server does.
      if (round === 0) continue;
      rates.ours.push(ours);
      rates.bare.push(others);
    }
    const [ours, others] = [median(rates.ours), median(rates.bare)];
    const kilobytes = Buffer.byteLength(replies[`/api${at}`] ?? '') / 1024;
    rows.push([
      `${name}, \`${at}\``,
      `${kilobytes.toFixed(1)} KB`,
      ours.toFixed(0),
      others.toFixed(0),
      (ours / others).toFixed(2),
    ]);
  }
  await bare.stop();
  await server.stop();
  await postgres.stop();
  return table(['requests per second', 'reply', 'portal', 'bare route', 'ratio (target 0.5)'], rows);
};
