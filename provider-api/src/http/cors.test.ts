import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

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
}, 60_000);
