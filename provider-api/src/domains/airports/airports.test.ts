import { airports } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);

it('everybody reads the eighteen airports in the order of their ids [API-23]', async () => {
  const { status, body } = await server.visitor.get('/airports');
  expect(status).toBe(200);
  expect(body.data).toEqual(airports);
  expect(body.data).toHaveLength(18);
});

it('the database has their ids and codes', async () => {
  const { rows } = await server.db.query('select id, code from airports order by id');
  expect(rows).toEqual(airports.map(({ id, code }) => ({ id, code })));
});
