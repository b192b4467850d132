import { contract } from 'shared-api/contract';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(() => startTestServer({ config: { rateLimits: true } }));

it('one address gets the description of the API sixty times a minute', async () => {
  const ask = () => fetch(`${server.url}/api/openapi.json`);
  const { paths } = (await (await ask()).json()) as { paths: object };
  expect(Object.keys(paths).length).toBeGreaterThan(Object.keys(contract).length / 2);
  const replies = await Promise.all(Array.from({ length: 60 }, ask));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});
