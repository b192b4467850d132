import { watch } from 'node:fs';
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { filesOf, type Release } from '../release/Release.ts';
import { registryIn } from '../release/readable.ts';
import { publishedVersion, type Registry } from '../release/registry.ts';
import { withRegistry } from '../release/registryBlock.ts';
import { bundle, dist } from './build.ts';

/** The build waits this long after the last change, because editors write a file in several steps. */
const settledMs = 150;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

const withOwn = ({ remotes, ...registry }: Registry, release: Release): Registry => {
  const own = { ...publishedVersion(release), since: new Date().toISOString(), commit: '' };
  return { ...registry, remotes: { ...remotes, [release.name]: own } };
};

/** Removes parts of headers that only work with HTTPS or on the portal's own domain. */
const headersHere = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => {
  const { 'strict-transport-security': _, 'set-cookie': cookies = [], ...kept } = headers;
  const policy = String(kept['content-security-policy'] ?? '').replace(/;?\s*upgrade-insecure-requests/, '');
  return {
    ...kept,
    ...(policy && { 'content-security-policy': policy }),
    ...([cookies].flat().length > 0 && {
      'set-cookie': [cookies]
        .flat()
        .map((cookie) => String(cookie).replace(/;\s*(secure|domain=[^;]*)/gi, '')),
    }),
  };
};

const ask = (portal: URL, request: IncomingMessage): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { 'if-none-match': _, origin, referer: __, ...headers } = request.headers;
    const isPage = request.headers.accept?.includes('text/html') || request.url?.startsWith('/remotes.json');
    const { method } = request;
    const asked = (portal.protocol === 'https:' ? https : http).request(
      new URL(request.url ?? '/', portal),
      {
        ...(method && { method }),
        headers: {
          ...headers,
          host: portal.host,
          ...(origin && { origin: portal.origin }),
          ...(isPage && { 'accept-encoding': 'identity' }),
        },
      },
      resolve,
    );
    asked.on('error', reject);
    request.pipe(asked);
  });

const liveIn = async (portal: URL): Promise<Registry> =>
  registryIn(portal.origin, await (await fetch(new URL('/remotes.json', portal))).text());

async function answer(
  portal: URL,
  release: Release,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', portal);
  const own = `/remotes/${release.name}/${release.version}/`;
  if (pathname.startsWith(own)) {
    const file = filesOf(dist).get(pathname.slice(own.length));
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    reply.writeHead(file ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
    reply.end(file);
    return;
  }
  // The portal's service worker would reply from its caches even after the development server has ended.
  if (pathname === '/sw.js') {
    reply.writeHead(404).end();
    return;
  }
  const given = await ask(portal, request);
  const headers = headersHere(given.headers);
  const isPage = given.headers['content-type']?.startsWith('text/html');
  if (!isPage && pathname !== '/remotes.json') {
    reply.writeHead(given.statusCode ?? 502, headers);
    given.pipe(reply);
    return;
  }
  const [page, live] = await Promise.all([text(given), liveIn(portal)]);
  const registry = withOwn(live, release);
  delete headers['content-length'];
  delete headers.etag;
  reply.writeHead(given.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
  reply.end(isPage ? withRegistry(page, registry) : JSON.stringify(registry));
}

const listen = (server: http.Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      failure.code === 'EADDRINUSE' ? listen(server, 0).then(resolve, reject) : reject(failure),
    );
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });

/** Serves a portal's published shell at localhost with one local remote. The portal is not changed. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { portal: { type: 'string' }, port: { type: 'string', default: '3000' } },
  });
  if (!values.portal) throw new Error('Say beside which portal: --portal https://portal.example');
  const portal = new URL(values.portal);
  let release = await bundle();
  const server = http.createServer((request, reply) => {
    answer(portal, release, request, reply).catch((failure: unknown) => {
      console.error(`${request.url}: ${failure instanceof Error ? failure.message : failure}`);
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
  });
  const port = await listen(server, Number(values.port));
  const [page = ''] = Object.keys(release.pages).filter((route) => !route.includes(':'));
  console.log(
    `http://localhost:${port}/${page} shows ${release.name} from here in the portal ${portal.origin}`,
  );
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const build = async (): Promise<void> => {
    release = await bundle();
    console.log(`${release.name} ${release.version} was built; load the page again`);
  };
  watch('src', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay = underWay.then(build).catch((failure: Error) => console.error(failure.message));
    }, settledMs);
  });
}
