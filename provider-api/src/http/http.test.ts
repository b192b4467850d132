import net from 'node:net';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

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
    const client = await server.as('Client');
    const refused = await client.post('/booking-services', { Passengers: [{ FirstName: 'a\u0000b' }] });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'Passengers[0].FirstName': ['Holds a character that cannot be stored'] },
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
