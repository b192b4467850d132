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

type Tokens = Readonly<Record<'client' | 'staff', readonly string[]>>;

/** As many clients as connections, each with so many records. */
async function fill(scene: Scene): Promise<Tokens> {
  const clients = await fundedClients(scene, connections, 0);
  const first = clients[0]?.id ?? 0;
  const share = (name: string) =>
    `update ${name} set application_user_id = ${first} + id % ${connections} where application_user_id = ${first}`;
  const sql = [
    manyBookings(first, records * connections),
    manyPayments(first, records * connections),
    share('bookings'),
    share('payments'),
    'select recount_figures()',
  ];
  await runSql(scene.databaseUrl, sql.join(';'));
  await runSql(scene.databaseUrl, 'vacuum analyze');
  return { client: clients.map(({ token }) => token), staff: [scene.administrator.token] };
}

async function repliesOf(url: string, tokens: Tokens): Promise<BareReplies> {
  const replies: Record<string, string> = {};
  for (const { path: at, by } of lists) {
    const reply = await fetch(`${url}/api${at}`, { headers: { authorization: `Bearer ${tokens[by][0]}` } });
    if (reply.status !== 200) throw new Error(`${at} answered ${reply.status}`);
    replies[`/api${at}`] = await reply.text();
  }
  return replies;
}

/**
 * Requests per second of each list beside a bare Fastify route that sends the same bytes, taken in turn: asked by one
 * person over all connections, as the open pages of a desk ask when something changes, and by as many clients.
 */
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
    const rates = { one: [] as number[], many: [] as number[], bare: [] as number[] };
    const people = tokens[by];
    for (let round = 0; round <= rounds; round += 1) {
      const rate = (url: string, asking: readonly string[]) =>
        requestRate({ url: `${url}/api${at}`, tokens: asking }, connections, roundMs);
      const one = await rate(scene.url, people.slice(0, 1));
      const many = people.length > 1 ? await rate(scene.url, people) : Number.NaN;
      const others = await rate(bareUrl, people);
      // What the first round compiles is not what a running server does.
      if (round === 0) continue;
      rates.one.push(one);
      rates.many.push(many);
      rates.bare.push(others);
    }
    const [one, many, others] = [median(rates.one), median(rates.many), median(rates.bare)];
    const kilobytes = Buffer.byteLength(replies[`/api${at}`] ?? '') / 1024;
    const beside = (rate: number) =>
      Number.isNaN(rate) ? ['', ''] : [rate.toFixed(0), (rate / others).toFixed(2)];
    rows.push([
      `${name}, \`${at}\``,
      `${kilobytes.toFixed(1)} KB`,
      others.toFixed(0),
      ...beside(one),
      ...beside(many),
    ]);
  }
  await bare.stop();
  await server.stop();
  await postgres.stop();
  const head = ['requests per second', 'reply', 'bare route', 'one asking', 'ratio (target 0.5)'];
  return table([...head, `${connections} clients`, 'ratio'], rows);
};
