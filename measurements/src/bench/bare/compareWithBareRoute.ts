import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, ServerProcess } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { median } from '../../table.ts';
import { listsAsked } from '../lists/listsAsked.ts';
import { requestRate } from '../requestRate.ts';
import type { BareReplies } from './bareServer.ts';

const connections = 16;
const roundMs = 1_500;

/** Who is signed in. */
export type Tokens = Readonly<Record<'client' | 'staff', readonly string[]>>;

/** By one person, as the open pages of an office ask when something changes, or by all clients. */
type Way = 'one' | 'many';

/** Requests per second of one list over all connections. */
export interface ListRates {
  readonly name: string;
  readonly path: string;
  readonly kilobytes: number;
  /** Of the bare route that sends the same bytes. */
  readonly bare: number;
  /** By many only where more than one is signed in. */
  readonly rates: Partial<Record<Way, number>>;
}

interface Asked {
  readonly url: string;
  readonly tokens: Tokens;
  readonly rounds: number;
}

async function repliesOf({ url, tokens }: Asked): Promise<BareReplies> {
  const replies: Record<string, string> = {};
  for (const { path: at, by } of listsAsked) {
    const reply = await fetch(`${url}/api${at}`, { headers: { authorization: `Bearer ${tokens[by][0]}` } });
    if (reply.status !== 200) throw new Error(`${at} answered ${reply.status}`);
    replies[`/api${at}`] = await reply.text();
  }
  return replies;
}

async function bareServer(replies: BareReplies): Promise<ServerProcess & { readonly url: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bare-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'replies.json');
  writeFileSync(file, JSON.stringify(replies));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = new ServerProcess({
    name: 'The bare server',
    main: path.join(import.meta.dirname, 'bareServer.js'),
    args: [port, file],
    env: process.env,
    healthUrl: `${url}/api/health`,
    onLine: () => undefined,
  });
  await server.start();
  return Object.assign(server, { url });
}

type Ways = readonly (readonly [way: Way | 'bare', url: string, tokens: readonly string[]])[];

/** Requests per second of each way; they take turns. */
async function medians(ways: Ways, rounds: number): Promise<Partial<Record<Way | 'bare', number>>> {
  const taken = ways.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, [, url, tokens]] of ways.entries()) {
      const rate = await requestRate({ url, tokens }, connections, roundMs);
      // What the first round compiles is not what a running server does.
      if (round > 0) taken[index]?.push(rate);
    }
  return Object.fromEntries(ways.map(([way], index) => [way, median(taken[index] ?? [])]));
}

/** Each list beside a bare Fastify route that sends the same bytes, taken in turn. */
export async function compareWithBareRoute(asked: Asked): Promise<readonly ListRates[]> {
  const { url, tokens, rounds } = asked;
  const replies = await repliesOf(asked);
  const bare = await bareServer(replies);
  const measured: ListRates[] = [];
  for (const { name, path: at, by } of listsAsked) {
    const people = tokens[by];
    const asked = `${url}/api${at}`;
    const ways: [Way, string, readonly string[]][] = [['one', asked, people.slice(0, 1)]];
    if (people.length > 1) ways.push(['many', asked, people]);
    const rates = await medians([...ways, ['bare', `${bare.url}/api${at}`, people]], rounds);
    const kilobytes = Buffer.byteLength(replies[`/api${at}`] ?? '') / 1024;
    measured.push({ name, path: at, kilobytes, bare: rates.bare ?? 0, rates });
  }
  await bare.stop();
  return measured;
}
