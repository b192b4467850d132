import { airports } from 'shared-api/rules';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

it('everybody reads the eighteen airports in the order of their ids [API-23]', async () => {
  const { status, body } = await server.visitor.get('/airports');
  expect(status).toBe(200);
  expect(body.data).toEqual(airports);
  expect(body.data).toHaveLength(18);
});
