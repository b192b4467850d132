import type { listMessages, ReplyOf } from 'shared-api/contract';
import { tell } from '../../telling/tell.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';

type Reply = ReplyOf<typeof listMessages>;

const server = forAllTests(startTestServer);

const messagesOf = async (caller: SignedIn): Promise<Reply> => {
  await server.settle();
  return (await caller.get('/messages')).body.data as unknown as Reply;
};

const tellOrder = (personId: number, id: number, about?: string) =>
  server.db.transaction((tx) =>
    tell(
      tx,
      personId,
      'order.decided',
      { id, makerName: 'Ada', totalKobo: 100, by: 'Bola', outcome: 'was approved', reason: null },
      about,
    ),
  );

it('what a letter tells stands at the bell: its subject, and the page that it leads to', async () => {
  const client = await server.as('Client');
  await tellOrder(client.account.id, 41);
  expect(await messagesOf(client)).toEqual({
    unseen: 1,
    messages: [
      expect.objectContaining({ line: 'Order 41 was approved', link: '/app/order/41', isNew: true }),
    ],
  });
});

it('a link that holds a secret is none of the bell', async () => {
  const client = await server.as('Client');
  await server.db.transaction((tx) =>
    tell(tx, client.account.id, 'account.approved', { verificationUrl: `${server.url}/verify-email/secret` }),
  );
  expect((await messagesOf(client)).messages).toEqual([
    expect.objectContaining({ line: 'Your account has been approved', link: '/app/profile' }),
  ]);
});

it('a code is told by letter alone', async () => {
  const client = await server.as('Client');
  await server.db.transaction((tx) =>
    tell(tx, client.account.id, 'code.asked', { code: '123456', purpose: 'asks' }),
  );
  expect(await messagesOf(client)).toEqual({ unseen: 0, messages: [] });
});

it('the number counts what came since the last look, and the newest 20 are shown', async () => {
  const client = await server.as('Client');
  for (let id = 1; id <= 21; id += 1) await tellOrder(client.account.id, id);
  const { unseen, messages } = await messagesOf(client);
  expect([unseen, messages.length, messages[0]?.line]).toEqual([21, 20, 'Order 21 was approved']);
  await client.post('/messages/seen', { upTo: messages[0]?.id });
  await tellOrder(client.account.id, 22);
  const later = await messagesOf(client);
  expect([later.unseen, later.messages.filter(({ isNew }) => isNew).map(({ line }) => line)]).toEqual([
    1,
    ['Order 22 was approved'],
  ]);
});

it('a look is at one’s own messages alone', async () => {
  const [one, other] = [await server.as('Client'), await server.as('Client')];
  await tellOrder(other.account.id, 7);
  const { messages } = await messagesOf(other);
  await one.post('/messages/seen', { upTo: messages[0]?.id });
  expect(await messagesOf(one)).toEqual({ unseen: 0, messages: [] });
  expect((await messagesOf(other)).unseen).toBe(1);
});

it('the same subject and version is told once, whoever tells it a second time', async () => {
  const { id, email } = await server.account('Client');
  await tellOrder(id, 9, 'order 9, version 2');
  await tellOrder(id, 9, 'order 9, version 2');
  await tellOrder(id, 9, 'order 9, version 3');
  expect(await server.mailTo(email)).toHaveLength(2);
});

it('a letter that has left does not leave a second time when its job is run once more', async () => {
  const { id, email } = await server.account('Client');
  await tellOrder(id, 10);
  const { rows } = await server.db.query<{ payload: object }>('select payload from outbox');
  expect(await server.mailTo(email)).toHaveLength(1);
  await server.db.query(`insert into outbox (kind, payload) values ('letter', $1)`, [rows[0]?.payload]);
  expect(await server.mailTo(email)).toHaveLength(1);
});

describe('whether surveys are wanted', () => {
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
});
