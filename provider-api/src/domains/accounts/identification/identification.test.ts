import { randomBytes } from 'node:crypto';
import { SecretBox } from '../../../secrets/index.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { individualFields } from '../../../testing/registrations.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { identifications, openIdentification } from './identification.ts';

const server = forAllTests(startTestServer);

const number = 'VC12345678';

async function storedOf(id: number): Promise<string> {
  const { rows } = await server.db.query<{ identification: string }>(
    'select identification from users where id = $1',
    [id],
  );
  return rows[0]?.identification ?? '';
}

const store = (id: number, secrets: SecretBox) =>
  server.db.query('update users set identification = $2 where id = $1', [
    id,
    identifications.seal(secrets, number),
  ]);

async function registered(): Promise<number> {
  const { body } = await server.visitor.form(
    '/users/individual',
    individualFields({ Identification: number }),
  );
  return body.data.id;
}

it('is sealed in the database from the registration on', async () => {
  expect(await storedOf(await registered())).toMatch(/^~local\./);
});

it.each(['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator'])(
  'is shown to a %s by its last letters alone',
  async (role) => {
    const id = await registered();
    const staff = await server.as(role);
    const { body } = await staff.get(`/users/users/${id}`);
    expect(body.data.identification).toBe('…678');
  },
);

it.each(['Registration Officer', 'Administrator'])(
  'is shown whole to a %s who asks for it, and every look is in the audit',
  async (role) => {
    const id = await registered();
    const staff = await server.as(role);
    for (const _look of ['first', 'second'])
      expect((await staff.post(`/users/users/${id}/identification`)).body.data).toEqual({
        identification: number,
      });
    const { rows } = await server.db.query(
      'select action, actor_id as "actorId", before, after from audit where subject_id = $1',
      [String(id)],
    );
    const look = {
      action: 'client.identification.read',
      actorId: staff.account.id,
      before: null,
      after: null,
    };
    expect(rows).toEqual([look, look]);
  },
);

it.each(['Client', 'Protocol Officer', 'Finance Officer'])('is refused whole to a %s', async (role) => {
  const id = await registered();
  const asking = await server.as(role);
  expect((await asking.post(`/users/users/${id}/identification`)).status).toBe(403);
});

it.each(['Administrator', 'nobody'])('does not exist for %s, who is no client', async (whom) => {
  const officer = await server.as('Registration Officer');
  const id = whom === 'nobody' ? 999_999_999 : (await server.account(whom)).id;
  expect((await officer.post(`/users/users/${id}/identification`)).status).toBe(404);
});

it('is not in the reply of a sign-in, and its owner reads it with the details', async () => {
  const client = await server.as('Client');
  await store(client.account.id, server.context.secrets);
  const { email, password } = client.account;
  const { status, body } = await server.visitor.post('/users/auth', { Email: email, Password: password });
  expect([status, body.data.identification]).toEqual([200, null]);
  expect((await client.get(`/users/users/${client.account.id}`)).body.data.identification).toBe(number);
});

it('is not in the lists of clients, which nobody needs it for', async () => {
  const officer = await server.as('Registration Officer');
  const { body } = await officer.get('/users/clients');
  expect(body.data.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(number);
});

it('changes on the profile, and the audit keeps only its last letters', async () => {
  const client = await server.as('Client');
  const officer = await server.as('Registration Officer');
  const change = {
    id: client.account.id,
    phoneNumber: '09112345678',
    meansOfId: 'National identification card',
    identification: '12345678901',
  };
  const { body: changed } = await officer.patch('/users/individual', change);
  expect(changed.data.identification).toBe('…901');
  expect((await client.get(`/users/users/${client.account.id}`)).body.data.identification).toBe(
    '12345678901',
  );
  const { rows } = await server.db.query('select after from audit where subject_id = $1', [
    String(client.account.id),
  ]);
  const audit = JSON.stringify(rows);
  expect(audit).toContain('…901');
  expect(audit).not.toContain('12345678901');
  expect(audit).not.toContain('~local.');
});

it('is sealed again with the newest key, and the older key may then go', async () => {
  const { id } = await server.account('Client');
  const [older, newest] = ['2025', '2026'].map((name) => ({ name, key: randomBytes(32) }));
  if (!older || !newest) throw new Error('two keys');
  await server.db.query('update users set identification = null');
  await store(id, new SecretBox([older]));
  expect(await identifications.reseal(server.db, new SecretBox([newest, older]))).toBe(1);
  expect(openIdentification(new SecretBox([newest]), await storedOf(id))).toBe(number);
});
