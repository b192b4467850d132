import { randomBytes } from 'node:crypto';
import { SecretBox } from '../../secrets/index.ts';
import { individualFields } from '../../testing/registrations.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openIdentification, resealIdentifications, sealPlainIdentifications } from './identification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const number = 'VC12345678';

async function storedOf(id: number): Promise<string> {
  const { rows } = await server.db.query<{ identification: string }>(
    'select identification from users where id = $1',
    [id],
  );
  return rows[0]?.identification ?? '';
}

const storePlain = (id: number) =>
  server.db.query('update users set identification = $2 where id = $1', [id, number]);

it('is sealed in the database from the registration on, and read by those who review', async () => {
  const { body } = await server.visitor.form(
    '/users/individual',
    individualFields({ Identification: number }),
  );
  const { id } = body.data;
  expect(await storedOf(id)).toMatch(/^~local\./);
  const officer = await server.as('Registration Officer');
  const { body: details } = await officer.get(`/users/users/${id}`);
  expect(details.data.identification).toBe(number);
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
  await officer.patch('/users/individual', change);
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

it('left in the clear by an older version is sealed at the next start', async () => {
  const { id } = await server.account('Client');
  await storePlain(id);
  expect(await sealPlainIdentifications(server.db, server.services.secrets)).toBe(1);
  expect(openIdentification(server.services.secrets, await storedOf(id))).toBe(number);
  expect(await sealPlainIdentifications(server.db, server.services.secrets)).toBe(0);
});

it('is sealed anew with the newest key, and the older key may then go', async () => {
  const { id } = await server.account('Client');
  const [older, newest] = ['2025', '2026'].map((name) => ({ name, key: randomBytes(32) }));
  if (!older || !newest) throw new Error('two keys');
  await server.db.query('update users set identification = null');
  await storePlain(id);
  await sealPlainIdentifications(server.db, new SecretBox([older]));
  expect(await resealIdentifications(server.db, new SecretBox([newest, older]))).toBe(1);
  expect(openIdentification(new SecretBox([newest]), await storedOf(id))).toBe(number);
});
