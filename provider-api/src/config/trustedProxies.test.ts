import fastify from 'fastify';
import { startTestServer } from '../testing/testServer.ts';
import { asProxies } from './trustedProxies.ts';

const here = '127.0.0.1';

function believes(address: string, hop: number): boolean {
  const trusts = asProxies('1');
  return trusts !== false && trusts(address, hop);
}

it.each([
  ['0', 'forged', here],
  ['off', 'forged', here],
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', 'forged, 203.0.113.9', '203.0.113.9'],
  ['1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['2', 'forged, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['2', 'forged, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', 'forged, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.0/8, 198.51.100.0/24', 'forged, 203.0.113.9, 198.51.100.4', '203.0.113.9'],
  ['10.1.2.3', 'forged', here],
  ['::1, fd00::/8', 'forged', here],
])('TRUST_PROXY=%s counts a call with X-Forwarded-For: %s by %s', async (setting, forwarded, address) => {
  const app = fastify({ trustProxy: asProxies(setting) });
  app.get('/', async ({ ip }) => ip);
  const url = await app.listen({ port: 0, host: here });
  const reply = await fetch(url, { headers: { 'x-forwarded-for': forwarded } });
  expect(await reply.text()).toBe(address);
  await app.close();
});

it.each(['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', 'unknown', ''])(
  'a number of proxies believes nobody who comes from outside: %s',
  (address) => {
    expect(believes(address, 0)).toBe(false);
  },
);

it.each(['127.0.0.1', '::1', '::ffff:10.0.0.7', '172.18.0.1', '192.168.1.1', 'fd00::1'])(
  'a number of proxies believes one at the private address %s',
  (address) => {
    expect(believes(address, 0)).toBe(true);
    expect(believes(address, 1)).toBe(false);
  },
);

it('guesses behind forged addresses are counted by the one that the proxy names', async () => {
  const server = await startTestServer({ config: { rateLimits: true, trustProxy: asProxies('1') } });
  const counters = async () =>
    (await server.db.query('select bucket from rate_limits order by bucket')).rows.length;
  const guess = (forged: string) =>
    fetch(`${server.url}/api/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${forged}, 203.0.113.9` },
      body: JSON.stringify({ Email: 'nobody@portal.example', Password: 'wrong-password' }),
    });
  await guess('198.51.100.1');
  const first = await counters();
  expect(first).toBeGreaterThan(0);
  await guess('198.51.100.2');
  expect(await counters()).toBe(first);
  await server.close();
});
