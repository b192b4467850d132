import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let client: SignedIn;
let officer: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  officer = await server.as('Registration Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  colleague = await server.as('Finance Officer', { first_name: 'Charlie', last_name: 'Lima' });
});
beforeEach(async () => {
  client = await server.as('Client');
});

const path = () => `/users/clients/${client.account.id}/notes`;
const note = (text: string, who = officer) => who.post(path(), { text });
const correct = (id: unknown, text: string, who = officer) =>
  who.post(`${path()}/${id}/correction`, { text });

it('a note is read by every colleague: who, when, what; the newest first', async () => {
  await note('  Called about the certificate ');
  const { body } = await note('Certificate seen at the counter', colleague);
  expect(body.data).toMatchObject({ text: 'Certificate seen at the counter', earlier: [] });
  const { body: list } = await (await server.as('Protocol Officer')).get(path());
  expect(list.data.map(({ text, by }) => [text, by])).toEqual([
    ['Certificate seen at the counter', { id: colleague.account.id, name: 'Charlie Lima' }],
    ['Called about the certificate', { id: officer.account.id, name: 'Bravo Kilo' }],
  ]);
  expect(list.data[0]?.dateCreated).toMatch(/Z$/);
  expect(list.meta).toMatchObject({ pageNumber: 1, totalCount: 2 });
});

it('a correction reads instead of the note, which stays readable beneath it', async () => {
  const { body } = await note('Certificate expires in May');
  await correct(body.data.id, 'Certificate expires in June');
  await correct(body.data.id, 'Certificate expires on 4 June');
  const { body: list } = await colleague.get(path());
  expect(list.meta).toMatchObject({ totalCount: 1 });
  expect(list.data[0]).toMatchObject({
    id: body.data.id,
    text: 'Certificate expires on 4 June',
    earlier: [{ text: 'Certificate expires in May' }, { text: 'Certificate expires in June' }],
  });
});

it('nobody corrects what a colleague wrote, or under another client', async () => {
  const { body } = await note('Prefers to be called in the morning');
  const refused = await correct(body.data.id, 'Never call', colleague);
  expect([refused.status, refused.body.message]).toEqual([403, 'Only its author can correct a note']);
  const other = await server.as('Client');
  const elsewhere = await officer.post(
    `/users/clients/${other.account.id}/notes/${body.data.id}/correction`,
    { text: 'Never call' },
  );
  expect(elsewhere.status).toBe(404);
});

it('no client reads notes or hears of them, their own least of all', async () => {
  const { body } = await note('Do not tell them');
  for (const answer of [await client.get(path()), await note('Me too', client)])
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([403, expect.not.stringContaining('tell')]);
  expect((await correct(body.data.id, 'Me too', client)).status).toBe(403);
  const seen = await Promise.all(
    [`/users/users/${client.account.id}`, '/activity/client'].map((call) => client.get(call)),
  );
  expect(JSON.stringify(seen.map(({ body: reply }) => reply))).not.toContain('Do not tell them');
});

it('the database keeps every note as it was written', async () => {
  await note('Kept for ever');
  await expect(server.db.query(`update client_notes set text = 'Another text'`)).rejects.toThrow(
    'never changed',
  );
  await expect(server.db.query('delete from client_notes')).rejects.toThrow('never changed');
});

it('is in the audit with what it said before', async () => {
  const { body } = await note('Certificate expires in May');
  await correct(body.data.id, 'Certificate expires in June');
  const { rows } = await server.db.query(
    `select action, actor_id as actor, before ->> 'note' as before, after ->> 'note' as after from audit
      where subject_kind = 'user' and subject_id = $1 order by id`,
    [String(client.account.id)],
  );
  const actor = officer.account.id;
  const [first, second] = ['Certificate expires in May', 'Certificate expires in June'];
  expect(rows).toEqual([
    { action: 'client.note.added', actor, before: null, after: first },
    { action: 'client.note.corrected', actor, before: first, after: second },
  ]);
});

it('refuses an empty text, an endless one and somebody who is no client', async () => {
  expect((await note('  x ')).body.errors).toHaveProperty('text');
  expect((await note('x'.repeat(2001))).body.errors).toHaveProperty('text');
  expect((await officer.get(`/users/clients/${colleague.account.id}/notes`)).status).toBe(404);
  expect((await officer.post('/users/clients/999999999/notes', { text: 'Nobody' })).status).toBe(404);
});

it('a double click notes once', async () => {
  const key = { 'idempotency-key': 'note-once' };
  await officer.post(path(), { text: 'Once is enough' }, key);
  await officer.post(path(), { text: 'Once is enough' }, key);
  expect((await officer.get(path())).body.meta.totalCount).toBe(1);
});
