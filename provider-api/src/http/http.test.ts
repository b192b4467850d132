import net from 'node:net';
import { contract } from 'shared-api/contract';
import { forAllTests } from '../testing/forAllTests.ts';
import { recordedLog } from '../testing/recordedLog.ts';
import { startTestServer } from '../testing/testServer.ts';
import { findSession, hashOf } from './actor.ts';
import { deviceCookie, deviceSecret } from './deviceCookie.ts';

const server = forAllTests(startTestServer);

const raw = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, init);
const json = { 'content-type': 'application/json' };

describe('a refusal', () => {
  it('has one shape, with errors, message, title, code and the request id [API-05]', async () => {
    const { status, body, headers } = await server.visitor.get('/no-such-call');
    expect(status).toBe(404);
    expect(body).toEqual({
      errors: ['No such call'],
      message: 'No such call',
      title: 'Not found',
      code: 'not_found',
      requestId: headers.get('x-request-id'),
    });
  });

  it('answers malformed JSON with 400', async () => {
    const reply = await raw('/api/users/auth', { method: 'POST', headers: json, body: '{"Email":' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: 'Malformed JSON' });
  });

  it.each(['GET', 'DELETE'])('takes a %s that names JSON and carries no body', async (method) => {
    const client = await server.as('Client');
    const path = method === 'GET' ? '/users/sessions' : '/booking-services/999999999';
    const { status } = await client.call(method, path, { headers: json });
    expect(status).toBe(method === 'GET' ? 200 : 404);
  });

  it('names what is missing where JSON is announced and nothing comes', async () => {
    const reply = await raw('/api/users/auth', { method: 'POST', headers: json });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      errors: { Email: expect.anything(), Password: expect.anything() },
    });
  });

  it('answers a body of another type with 400', async () => {
    const reply = await raw('/api/users/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<x/>',
    });
    expect(reply.status).toBe(400);
  });

  it('answers a body that is too large with 413', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) });
    const reply = await raw('/api/users/auth', { method: 'POST', headers: json, body });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a number', 5],
    ['fields of wrong types', { Email: 5, Password: { $gt: '' } }],
    ['a NUL character', { Email: 'a\u0000@b.example', Password: 'x' }],
    ['half a character', { Email: 'a@b.example', Password: '\ud800' }],
  ])('answers %s as a body with 400', async (_what, body) => {
    const { status } = await server.visitor.post('/users/auth', body);
    expect(status).toBe(400);
  });

  it('names the field that holds a character that cannot be stored', async () => {
    const refused = await server.visitor.post('/users/auth', { Email: 'a@b.example', Password: 'a\u0000b' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { Password: ['Holds a character that cannot be stored'] },
    ]);
  });

  it('answers a body nested too deeply with 400', async () => {
    const deep = `${'[['.repeat(500)}${']]'.repeat(500)}`;
    const reply = await raw('/api/feedbacks', { method: 'POST', headers: json, body: deep });
    expect(reply.status).toBe(400);
  });

  it('never shows a stack trace', async () => {
    const reply = await raw('/api/users/email-verification/%FF', { method: 'GET' });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await reply.text()).not.toMatch(/node_modules|at .*\.ts/);
  });

  it('lists every failed rule at its field', async () => {
    const { body } = await server.visitor.post('/users/auth', { Email: 'abc' });
    expect(body.errors).toEqual({ Email: ['Email is not valid'], Password: ['Password must not be empty'] });
    expect(body.message).toBe('Please check the form fields for errors');
  });
});

describe('keys', () => {
  it('of a body are read in any letter case', async () => {
    const { email, password } = await server.account('Client');
    const { status } = await server.visitor.post('/users/auth', { EMAIL: email, password });
    expect(status).toBe(200);
  });

  it('of a query are read in any letter case', async () => {
    const client = await server.as('Client');
    const { body } = await client.get('/activity/client?PAGENUMBER=2');
    expect(body.meta.pageNumber).toBe(2);
  });

  it('without a value are dropped', async () => {
    const client = await server.as('Client');
    const { status, body } = await client.get('/activity/client?pageNumber=');
    expect([status, body.meta.pageNumber]).toEqual([200, 1]);
  });
});

describe('access', () => {
  it.each(['Bearer nonsense', 'Basic abc', 'Bearer'])(
    'answers the header "%s" with 401',
    async (authorization) => {
      const { status, body } = await server.visitor.get('/activity/client', { authorization });
      expect(status).toBe(401);
      expect(body.message).toBe('Your session has expired. Please login again');
    },
  );

  it('answers a call without a token with 401', async () => {
    expect((await server.visitor.get('/activity/client')).status).toBe(401);
  });

  it('answers a client at a call for staff with 403', async () => {
    const client = await server.as('Client');
    const { status, body } = await client.patch('/users/activation', { Id: 1, Status: 'Active' });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

it('sends the security headers with every reply', async () => {
  const { headers } = await server.visitor.get('/health');
  const policy = headers.get('content-security-policy')?.split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('survives a connection that is cut in the middle of a body', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  socket.write(
    'POST /api/users/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  socket.destroy();
  expect((await server.visitor.get('/health')).status).toBe(200);
});

it('says that it is ready while the database answers', async () => {
  const { status, body } = await server.visitor.get('/health');
  expect([status, body.data]).toEqual([200, { status: 'ready', database: server.db.kind }]);
});

describe('an upload', () => {
  const megabyte = 1024 * 1024;

  /** The first of the five files is refused while the others are still being sent. */
  const upload = (): string => {
    const parts = ['no document', ...Array.from({ length: 4 }, () => `%PDF-1.7${'x'.repeat(megabyte)}`)].map(
      (content, index) =>
        `--x\r\nContent-Disposition: form-data; name="Files"; filename="${index}.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`,
    );
    return `${parts.join('')}--x--\r\n`;
  };

  it('a connection whose upload was refused half-way serves the next call', async () => {
    const body = upload();
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    const statuses: string[] = [];
    const bothAnswered = new Promise<void>((resolve, reject) => {
      socket.on('error', reject).on('data', (part) => {
        statuses.push(...(part.toString('latin1').match(/HTTP\/1\.1 \d+/g) ?? []));
        if (statuses.length === 2) resolve();
      });
    });
    socket.write(
      'POST /api/users/corporate HTTP/1.1\r\nHost: a\r\n' +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
        'GET /api/airports HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    await bothAnswered;
    socket.destroy();
    expect(statuses).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  });

  it.each(
    Object.values(contract).filter(
      ({ bodyKind, access }) => bodyKind === 'multipart' && access !== 'release-key',
    ),
  )('$method $path refuses a boundary that no parser takes', async ({ method, path }) => {
    const boundary = 'x'.repeat(300);
    const { token } = await server.as('Administrator');
    const reply = await raw(`/api${path.replace(':code', 'a-code').replace(':id', '1')}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: `--${boundary}--\r\n`,
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: 'Malformed form data' });
  });
});

describe('a session', () => {
  it('tokens that are asked for at the same moment find each its own session', async () => {
    const people = await Promise.all(['Client', 'Protocol Officer', 'Client'].map((role) => server.as(role)));
    const tokens = [...people.map(({ token }) => token), 'unknown', people[0]?.token];
    const sessions = await Promise.all(
      tokens.map((token = '') => findSession(server.db, hashOf(token), new Date())),
    );
    const ids = people.map(({ account }) => account.id);
    expect(sessions.map((session) => session?.id)).toEqual([...ids, undefined, ids[0]]);
  });

  it('a session that was ended is not found at the next moment', async () => {
    const { token = '' } = await server.as('Client');
    const find = () => findSession(server.db, hashOf(token), new Date());
    expect(await find()).toBeDefined();
    await server.db.query('update sessions set revoked_at = now() where token_hash = $1', [hashOf(token)]);
    expect(await find()).toBeUndefined();
  });
});

describe('the cookie of a device', () => {
  const secret = 'a'.repeat(43);

  it('travels over HTTPS alone where the portal does', () => {
    expect(deviceCookie(secret, 'https://portal.example')).toMatch(
      /^__Secure-device=.*; HttpOnly; .*; Secure$/,
    );
    expect(deviceCookie(secret, 'http://localhost:3000')).not.toContain('Secure');
  });

  it.each([
    [`device=${secret}`, secret],
    [`a=b; __Secure-device=${secret}; c=d`, secret],
    [`other-device=${secret}`, undefined],
    ['device=short', undefined],
    [undefined, undefined],
  ])('from %s the secret %s is read', (cookies, read) => {
    expect(deviceSecret(cookies)).toBe(read);
  });
});

describe('other origins', () => {
  const allowed = 'https://partner.example';
  const server = forAllTests(() => startTestServer({ config: { corsOrigins: [allowed] } }));

  const grantTo = async (origin: string, method = 'GET') =>
    (await fetch(`${server.url}/api/health`, { method, headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );

  it('an origin of the list may call, and asks beforehand what it may send', async () => {
    expect(await grantTo(allowed)).toBe(allowed);
    expect(await grantTo(allowed, 'OPTIONS')).toBe(allowed);
  });

  it.each([
    'null',
    'http://partner.example',
    'https://partner.example:8443',
    'https://partner.example.evil.example',
    'https://evil-partner.example',
    'https://a.partner.example',
    'https://PARTNER.example',
    `${allowed}/`,
  ])('the origin %s is none of the list', async (origin) => {
    expect(await grantTo(origin)).toBeNull();
    expect(await grantTo(origin, 'OPTIONS')).toBeNull();
  });

  it('no cookie is ever asked for across origins, and without a list nobody may call', async () => {
    const { headers } = await fetch(`${server.url}/api/health`, { headers: { origin: allowed } });
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    const closed = await startTestServer();
    const reply = await fetch(`${closed.url}/api/health`, { headers: { origin: allowed } });
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
    await closed.close();
  });
});

describe('a fault', () => {
  const { log, logged } = recordedLog('warn');
  const server = forAllTests(() => startTestServer({ log }));

  it('a fault tells its caller nothing but the request id, under which the log has the cause with its stack', async () => {
    await server.db.query('alter table payments rename to elsewhere');
    const { status, body, bytes, headers } = await server.visitor.get('/transactions/invoice/some-code');
    expect([status, body.code, body.message]).toEqual([500, 'internal', 'Something went wrong']);
    expect(body.requestId).toBe(headers.get('x-request-id'));
    expect(Buffer.from(bytes).toString()).not.toMatch(/payments|relation|select|node_modules|\.ts\b|\bat /);
    const faults = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(faults).toEqual([
      expect.objectContaining({
        requestId: body.requestId,
        err: expect.objectContaining({ stack: expect.stringContaining('payments') }),
      }),
    ]);
    await server.db.query('alter table elsewhere rename to payments');
    expect((await server.visitor.get('/transactions/invoice/some-code')).status).toBe(404);
  });
});
