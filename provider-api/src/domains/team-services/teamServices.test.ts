import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import * as domains from '../../domains.ts';
import type { Actor } from '../../http/actor.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { callerToken } from './callerToken.ts';
import { teamServices } from './index.ts';
import { proxyTo } from './proxy.ts';
import { changeSigningKeys, publishedKeys, signingKey } from './signingKeys.ts';

type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => void;

let seen: http.IncomingMessage[] = [];
let answer: Answer = (response) => json(response, { data: 1 });
const json = (response: http.ServerResponse, body: unknown, headers: http.OutgoingHttpHeaders = {}) =>
  void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const service = http.createServer((request, response) => {
  seen.push(request);
  answer(response, request);
});

let server: TestServer;
let client: SignedIn;
let address: string;
/** The portal waits this long for a service, and some tests wait until it gives up. */
const withinMs = 1000;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as { port: number };
  address = `http://127.0.0.1:${port}`;
  server = await startTestServer({
    domains: [
      ...Object.values(domains).filter((domain) => domain !== teamServices),
      {
        ...teamServices,
        routes(api) {
          teamServices.routes?.(api);
          proxyTo(
            api,
            { name: 'lounge', url: `${address}/base`, permissions: ['bookings.create', 'users.manage'] },
            withinMs,
          );
          proxyTo(api, { name: 'closed', url: 'http://127.0.0.1:9', permissions: [] });
        },
      },
    ],
  });
  client = await server.as('Client');
});
beforeEach(() => {
  seen = [];
  answer = (response) => json(response, { data: 1 });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await server.close();
});

const tokenSent = () => seen[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
const verified = async (token: string, audience = 'lounge') =>
  jwtVerify(token, createLocalJWKSet((await publishedKeys(server.context)) as never), {
    audience,
    issuer: server.url,
    currentDate: server.clock.now(),
  });

/** `fetch` would normalise the path, so the request is made without `fetch`. */
const raw = (rawPath: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', ...headers };
    const request = http.request(
      { hostname, port, path: rawPath, method, headers: sent, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(method === 'GET' ? undefined : '{}');
  });

it('a call reaches the service by its path and query, with the body as it was sent', async () => {
  answer = (response, request) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => json(response, { data: { url: request.url, body } }));
  };
  const { status, body } = await client.post('/x/lounge/visits/3?day=2026-03-03', { seats: 2 });
  expect([status, body.data]).toEqual([200, { url: '/base/visits/3?day=2026-03-03', body: '{"seats":2}' }]);
});

it('the service learns who calls by a token of a minute, and gets nothing of the caller’s own', async () => {
  await client.get('/x/lounge/visits', {
    cookie: 'device=1',
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'idempotency-key': 'k1',
  });
  const { authorization, ...others } = seen[0]?.headers ?? {};
  expect(authorization).not.toContain(client.token);
  // The portal itself adds the header `connection`.
  expect(Object.keys(others).sort()).toEqual([
    'accept',
    'accept-language',
    'connection',
    'host',
    'idempotency-key',
  ]);
  const { payload } = await verified(tokenSent());
  const { iat = 0, exp = 0, ...claims } = payload;
  expect(exp - iat).toBe(60);
  expect(claims).toEqual({
    iss: server.url,
    aud: 'lounge',
    sub: String(client.account.id),
    role: 'Client',
    permissions: ['bookings.create'],
  });
});

it.each([
  ['nobody', undefined],
  ['a session that there is not', 'a'.repeat(43)],
])('%s is refused before the service is asked', async (_, token) => {
  const { status } = await server.visitor.get('/x/lounge/visits', {
    ...(token && { authorization: `Bearer ${token}` }),
  });
  expect([status, seen]).toEqual([401, []]);
});

it('the portal takes no token that it made for a service', async () => {
  await client.get('/x/lounge/visits');
  const { status } = await server.visitor.get('/x/lounge/visits', {
    authorization: `Bearer ${tokenSent()}`,
  });
  expect([status, seen.length]).toEqual([401, 1]);
});

it('what a reply says to a browser is taken from it, and it is opened as no page', async () => {
  answer = (response) =>
    json(
      response,
      { data: 1 },
      {
        'set-cookie': 'a=1',
        'clear-site-data': '"*"',
        'content-security-policy': 'default-src *',
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=0',
        'cache-control': 'public, max-age=9999',
        link: '</x>; rel=preload',
      },
    );
  const { status, headers } = await client.get('/x/lounge/visits');
  expect(status).toBe(200);
  for (const name of ['set-cookie', 'clear-site-data', 'access-control-allow-origin', 'link'])
    expect(headers.get(name)).toBeNull();
  expect(headers.get('strict-transport-security')).not.toBe('max-age=0');
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('what a service refuses reaches the page as it said it', async () => {
  answer = (response) =>
    void response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"errors":["No seat"],"message":"No seat"}');
  const { status, body } = await client.get('/x/lounge/visits');
  expect([status, body.errors]).toEqual([400, ['No seat']]);
});

it.each<[string, Answer]>([
  ['HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  ['SVG', (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
  ['a redirect', (response) => void response.writeHead(302, { location: 'https://evil.example' }).end()],
  ['a refusal of the token, which would end the session', (response) => void response.writeHead(401).end()],
  [
    'more than 10 MB',
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 11 * 1024 * 1024 })
        .flushHeaders(),
  ],
])('%s of a service is no reply', async (_, given) => {
  answer = given;
  const { status, body, headers } = await client.get('/x/lounge/visits');
  expect([status, body.code]).toEqual([502, 'unfit_reply']);
  expect(headers.get('location')).toBeNull();
});

it.each<[string, Answer]>([
  ['never ends', (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).write('a')],
  [
    'grows beyond 10 MB',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(Buffer.alloc(11 * 1024 * 1024));
    },
  ],
])('a reply that %s is cut off', async (_, given) => {
  answer = given;
  await expect(client.get('/x/lounge/visits')).rejects.toThrow();
});

it('a service that never answers is given up, and takes none of the places of the portal', async () => {
  answer = () => undefined;
  const calls = Array.from({ length: 16 }, () => client.get('/x/lounge/visits'));
  await once(service, 'request');
  while (seen.length < 16) await once(service, 'request');
  expect(server.server.api.places.count).toBe(0);
  expect((await client.get('/x/lounge/visits')).status).toBe(503);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 503));
  answer = (response) => json(response, { data: 1 });
  expect((await client.get('/x/lounge/visits')).status).toBe(200);
});

it('a service that is not there is told so', async () => {
  const { status, body } = await client.get('/x/closed/visits');
  expect([status, body.message]).toEqual([503, 'The service does not answer']);
});

it.each([
  '/api/x/lounge/../closed',
  '/api/x/lounge/a/..',
  '/api/x/lounge/./a',
  '/api/x/lounge//a',
  '/api/x/lounge/%2e%2e/a',
  '/api/x/lounge/a%2Fb',
  '/api/x/lounge/a%5cb',
  '/api/x/lounge/a\\b',
  '/api/x/lounge/a%00',
])('the address %s is refused', async (rawPath) => {
  expect([await raw(rawPath), seen]).toEqual([400, []]);
});

it.each([
  ['more than 10 MB', { method: 'POST', 'content-length': String(11 * 1024 * 1024) }, 413],
  ['no length', { method: 'POST', 'transfer-encoding': 'chunked' }, 400],
])('a request of %s is refused', async (_, headers, status) => {
  expect([await raw('/api/x/lounge/a', headers), seen]).toEqual([status, []]);
});

it('a name without a service leads nowhere', async () => {
  expect((await client.get('/x/nobody/visits')).status).toBe(404);
});

it('a key signs for thirty days, and is known for a day after', async () => {
  await client.get('/x/lounge/visits');
  const token = tokenSent();
  const kids = async () => (await publishedKeys(server.context)).keys.map(({ kid }) => kid);
  const [first] = await kids();
  const run = async (afterDays: number) => {
    server.clock.advance(afterDays * 86_400_000);
    await changeSigningKeys.run(server.context);
    return kids();
  };
  expect(await run(29)).toEqual([first]);
  const [second, ...others] = await run(1);
  expect(others).toEqual([first]);
  expect((await signingKey(server.context)).kid).toBe(second);
  await expect(verified(token)).rejects.toThrow('"exp"');
  expect(await run(1)).toEqual([second]);
  await expect(verified(token)).rejects.toThrow('no applicable key');
  server.clock.set(undefined);
});

it('two servers that need the first key at the same moment make one', async () => {
  await server.db.query('delete from signing_keys');
  await Promise.all([signingKey(server.context), signingKey(server.context)]);
  expect((await publishedKeys(server.context)).keys).toHaveLength(1);
});

describe('the sample service', () => {
  let sample: ChildProcess;
  let url = '';

  beforeAll(async () => {
    sample = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../../../remote/samples/service.mjs')],
      { env: { ...process.env, PORT: '0', PORTAL_URL: server.url }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = sample.stdout ? await once(sample.stdout, 'data') : [];
    url = `http://127.0.0.1:${/\d+/.exec(String(line))?.[0]}/visits`;
  });
  afterAll(() => sample.kill());

  const ask = async (token: string) =>
    fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  const tokenOf = async () => {
    await client.get('/x/lounge/visits');
    return tokenSent();
  };
  const forged = async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const { kid } = await signingKey(server.context);
    return new SignJWT({ role: 'Administrator' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(server.url)
      .setAudience('lounge')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
  };

  it('answers whoever the portal names, each with what is theirs', async () => {
    const response = await ask(await tokenOf());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { visits: [{}], role: 'Client' } });
  });

  it.each<[string, () => Promise<string>]>([
    ['a forged token', forged],
    [
      'an expired token',
      async () => {
        server.clock.advance(-120_000);
        const token = await tokenOf();
        server.clock.set(undefined);
        return token;
      },
    ],
    [
      'a token for another service',
      () => callerToken(server.context, { name: 'closed', url: '', permissions: [] }, { id: 1 } as Actor),
    ],
    ['a token without a signature', async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`],
    ['a session of the portal', async () => client.token ?? ''],
  ])('refuses %s', async (_, tokenMade) => {
    expect((await ask(await tokenMade())).status).toBe(401);
  });
});
