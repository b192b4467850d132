import { forAllTests } from '../../testing/forAllTests.ts';
import { startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
const path = '/me/contact-choices';

it('whoever never chose is invited to surveys; a choice holds until the next one, and all are kept', async () => {
  const client = await server.as('Client');
  const chosen = async () => (await client.get(path)).body.data;
  expect(await chosen()).toEqual({ surveys: true });
  for (const surveys of [false, false, true, false]) await client.patch(path, { surveys });
  expect(await chosen()).toEqual({ surveys: false });
  const { rows } = await server.db.query<{ given: boolean }>(
    'select given from consents where person_id = $1 order by id',
    [client.account.id],
  );
  expect(rows.map(({ given }) => given)).toEqual([false, true, false]);
});

it('a choice that was made is never changed', async () => {
  const client = await server.as('Client');
  await client.patch(path, { surveys: false });
  await expect(server.db.query('update consents set given = true')).rejects.toThrow('never changed');
});
