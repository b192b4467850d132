import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPostgres } from 'tooling/postgres';
import { atEnd } from 'tooling/programs';
import { runSql } from '../../sql.ts';
import { type Call, sqlmap } from './sqlmap.ts';

interface Asked {
  readonly url: URL;
  readonly body: string;
}
interface Reply {
  readonly status: number;
  readonly data: unknown;
}
type Sql = (statement: string) => Promise<readonly string[]>;
type Answer = (sql: Sql, asked: Asked) => Promise<Reply>;

const ok = (data: unknown): Reply => ({ status: 200, data });
const refused = (data: unknown): Reply => ({ status: 400, data });
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : '');
const words = 'select word from words';

/** Each pastes its input into SQL and shows it in a way of its own; but the last, which is sound. */
const answers: Readonly<Record<string, Answer>> = {
  /** By what it finds. */
  '/found': (sql, { url }) =>
    sql(`${words} where word ilike '%${url.searchParams.get('search')}%'`).then(ok, () => refused('')),
  /** By the words of the database. */
  '/sorted': (sql, { url }) =>
    sql(`${words} order by ${url.searchParams.get('sort')}`).then(ok, (thrown) => refused(messageOf(thrown))),
  /** By what is there or not. */
  '/one': (sql, { url }) =>
    sql(`${words} where id = ${decodeURIComponent(url.pathname.split('/').at(-1) ?? '')}`).then(ok, () =>
      refused(''),
    ),
  /** By nothing but the time that it takes. */
  '/noted': async (sql, { body }) => {
    const { Word } = JSON.parse(body) as { readonly Word: unknown };
    await sql(`select 1 from words where word = '${Word}'`).catch(() => undefined);
    return ok('Noted');
  },
  '/page': (sql, { url }) => {
    const page = Number(url.searchParams.get('pageNumber'));
    return Number.isInteger(page) && Math.abs(page) < 1_000
      ? sql(`${words} order by id limit 2 offset ${Math.abs(page)}`).then(ok)
      : Promise.resolve(refused('Malformed'));
  },
};

const calls: readonly Call[] = [
  { method: 'GET', address: '/found?search=a' },
  { method: 'GET', address: '/sorted?sort=word' },
  { method: 'GET', address: '/one/1*' },
  { method: 'GET', address: '/page?pageNumber=1' },
  { method: 'POST', address: '/noted', body: { Word: 'alfa' } },
];
const open = ['/found', '/sorted', '/one', '/noted'];

const fill = `create table words (id int, word text);
  insert into words select n, (array['alfa', 'bravo', 'charlie', 'delta'])[n] from generate_series(1, 4) n`;

async function serve(sql: Sql): Promise<Server> {
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = Object.entries(answers).find(([path]) => url.pathname.startsWith(path))?.[1];
    const { status, data } = (await answer?.(sql, { url, body: await text(request) }).catch(() =>
      refused('Malformed'),
    )) ?? { status: 404, data: '' };
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  atEnd(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** "Nothing found" says something only of a sqlmap that finds, with the same settings, what is there. */
export async function findPlantedHoles(folder: string): Promise<string> {
  const postgres = await startPostgres();
  const sql: Sql = (statement) => runSql(postgres.url, statement);
  await sql(fill);
  const server = await serve(sql);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const tried = await sqlmap({ url, folder }, { name: 'planted', token: undefined }, calls);
  server.close();
  await postgres.stop();
  const missed = open.filter((path) => !tried.open.some((found) => found.includes(path)));
  if (missed.length > 0) throw new Error(`sqlmap did not find what was planted at ${missed.join(', ')}`);
  if (tried.open.length > open.length)
    throw new Error(`sqlmap found more than was planted: ${tried.open.join('\n')}`);
  return `sqlmap found ${tried.open.length} of ${open.length} planted holes and nothing in what is sound`;
}
