import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { texterOf } from './texterOf.ts';

const exchange = {
  asked: {
    url: '/api/sms/send',
    key: 'Bearer recorded-key',
    body: { to: '2348031234567', from: 'Protocol', sms: 'Confirmed: "ABV" {to}', ref: '7' },
  },
  answered: { code: 'ok', data: [{ message_id: '3017544054459083819', cost: 4.2 }] },
};

const seen: object[] = [];
let reply: { status: number; body: string };
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sms/send`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const provider = () => ({
  url,
  headers: { Authorization: 'Bearer recorded-key' },
  body: { to: '{digits}', from: 'Protocol', sms: '{text}', ref: '{id}' },
  reply: { id: 'data.0.message_id', cost: 'data.0.cost' },
});
const texter = (service: string | object) => {
  const SMS_SERVICE = typeof service === 'string' ? service : JSON.stringify(service);
  return texterOf({ config: readConfig({ NODE_ENV: 'test', SMS_SERVICE }), db: {} as Database });
};
const send = () => texter(provider())?.send('+2348031234567', 'Confirmed: "ABV" {to}', 7);

it('is told a message as the environment says, and tells its number and price', async () => {
  reply = { status: 200, body: JSON.stringify(exchange.answered) };
  expect(await send()).toEqual({ providerId: '3017544054459083819', kobo: 420 });
  expect(seen).toEqual([exchange.asked]);
});

it('has sent what it took, whatever it answers', async () => {
  reply = { status: 202, body: 'accepted' };
  expect(await send()).toEqual({ providerId: undefined, kobo: undefined });
});

it.each([
  [400, 'SmsRefused'],
  [422, 'SmsRefused'],
  [401, 'Error'],
  [429, 'Error'],
  [500, 'Error'],
  [302, 'TypeError'],
])('that answers %d throws %s', async (status, name) => {
  reply = { status, body: '{}' };
  await expect(send()).rejects.toMatchObject({ name });
});

describe('the environment', () => {
  it.each(['', 'none'])('with "%s" sends nothing', (service) => {
    expect(texter(service)).toBeUndefined();
  });

  it.each<[string, string | object]>([
    ['another word', 'termii'],
    ['another address', { url: 'ftp://sms.example', body: {}, reply: { id: 'id' } }],
    ['no body', { url: 'https://sms.example', reply: { id: 'id' } }],
    ['no path to the id', { url: 'https://sms.example', body: {}, reply: {} }],
    [
      'a short secret',
      {
        url: 'https://sms.example',
        body: {},
        reply: { id: 'id' },
        report: { secret: 'short', id: 'id', state: 'state', delivered: [], failed: [] },
      },
    ],
  ])('with %s does not start', (_, service) => {
    expect(() => texter(service)).toThrow(/^SMS_SERVICE must be none, mailbox or JSON such as/);
  });

  it('has no telephone at /mailbox in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SMS_SERVICE: 'mailbox' })).toThrow(
      'SMS_SERVICE=mailbox must not be used when NODE_ENV is production.',
    );
  });
});
