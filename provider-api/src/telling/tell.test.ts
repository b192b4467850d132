import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';
import { tell } from './tell.ts';

const server = forAllTests(startTestServer);

const tellReason = (personId: number) =>
  server.db.transaction((tx) =>
    tell(tx, personId, 'account.status', { status: 'Inactive', reason: 'A paper is missing' }),
  );

it('somebody is told once the transaction is committed, by name, at their address', async () => {
  const { id, email } = await server.account('Client');
  await tellReason(id);
  expect(await server.mailTo(email)).toEqual([
    expect.objectContaining({
      subject: 'Your account status changed to Inactive',
      text: expect.stringMatching(/^Dear .+,\n[\s\S]*Reason: A paper is missing/),
    }),
  ]);
});

it('nobody is greeted by name whose address is not verified', async () => {
  const { id, email } = await server.account('Client', { email_verified_at: null });
  await tellReason(id);
  const [letter] = await server.mailTo(email);
  expect(letter?.text).toMatch(/^Good day,\n/);
});

it('nobody is told of what was rolled back', async () => {
  const { id, email } = await server.account('Client');
  await expect(
    server.db.transaction(async (tx) => {
      await tell(tx, id, 'password.changed', { ended: 'all its sessions' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await server.mailTo(email)).toEqual([]);
});

it('a text that is no news when it leaves is not sent', async () => {
  const { id, email } = await server.account('Finance Officer');
  await server.db.transaction((tx) => tell(tx, id, 'lines.open', {}));
  expect(await server.mailTo(email)).toEqual([]);
  expect((await server.db.query('select from outbox')).rowCount).toBe(0);
});
