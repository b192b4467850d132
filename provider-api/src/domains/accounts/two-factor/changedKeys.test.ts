import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { provenSecrets, SecretBox, type SecretKey } from '../../../secrets/index.ts';
import { sealedColumns } from '../../../startup/sealedColumns.ts';
import { numberKey } from '../../../telling/sms/numberKey.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { payerNames } from '../../privacy/index.ts';
import { signingKey } from '../../team-services/signingKeys.ts';

const world = forAllTests(async () => {
  const one = await startTestServer();
  const two = await startTestServer({ db: one.db });
  return {
    servers: [one, two],
    async close() {
      await two.server.jobs.stop();
      await two.server.api.fastify.close();
      await one.close();
    },
  };
});

type Keys = [SecretKey, ...SecretKey[]];
const keyNamed = (name: string): SecretKey => ({ name, key: randomBytes(32) });
const [old, next, third] = [keyNamed('2026'), keyNamed('2027'), keyNamed('2028')];

const secretsOf = ({ context: { config, db } }: TestServer, keys: Keys) =>
  provenSecrets({ ...config, encryptionKeys: keys }, db, sealedColumns);

async function restart(server: TestServer, ...keys: Keys): Promise<void> {
  server.context.secrets = await secretsOf(server, keys);
}

let now = new Date();
function codeOf(secret: string): string {
  now = new Date(now.getTime() + 30_000);
  for (const { clock } of world.servers) clock.set(now);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

interface Person {
  account: { email: string; password: string };
  secret: string;
}

async function withSecondFactor(server: TestServer): Promise<Person> {
  const person = await server.as('Finance Officer');
  const started = await person.post('/users/two-factor/start', { Password: person.account.password });
  const secret = String(started.body.data.secret);
  expect((await person.post('/users/two-factor/confirm', { Code: codeOf(secret) })).status).toBe(200);
  return { account: person.account, secret };
}

const signIn = async ({ visitor }: TestServer, { account: { email, password }, secret }: Person) =>
  (await visitor.post('/users/auth', { Email: email, Password: password, Code: codeOf(secret) })).status;

/** Each encrypted column gets a text that is encrypted with the present key. */
async function sealOfEach(): Promise<void> {
  const [{ db, context }] = world.servers as [TestServer];
  await signingKey(context);
  await db.transaction((tx) => numberKey(tx, context, '+2348030000000'));
  const client = await world.servers[0]?.account('Client');
  await db.query('update users set payer_name = $2 where id = $1', [
    client?.id,
    payerNames.seal(context.secrets, 'Alfa Bravo'),
  ]);
}

it('everybody signs in at either server while keys are changed in the order of the manual', async () => {
  const people: Person[] = [];
  const signAllIn = async () => {
    for (const server of world.servers) {
      people.push(await withSecondFactor(server));
      for (const person of people)
        for (const each of world.servers) expect(await signIn(each, person)).toBe(200);
    }
  };
  const rollOut = async (...keys: Keys) => {
    for (const server of world.servers) {
      await restart(server, ...keys);
      await signAllIn();
    }
  };
  for (const server of world.servers) await restart(server, old);
  await sealOfEach();
  await signAllIn();
  await rollOut(old, next);
  await rollOut(next, old);
  const [{ db, context }] = world.servers as [TestServer];
  for (const column of sealedColumns) await column.reseal(db, context.secrets);
  await rollOut(next);
});

it('a server with a new key in front does not start, and one that lacks a key says so with 503', async () => {
  const [one, two] = world.servers as [TestServer, TestServer];
  await expect(secretsOf(one, [third, next])).rejects.toThrow('The key "2028" of ENCRYPTION_KEYS is new');
  await restart(one, next, third);
  await restart(one, third, next);
  const person = await withSecondFactor(one);
  expect(await signIn(two, person)).toBe(503);
  await restart(two, next, third);
  expect(await signIn(two, person)).toBe(200);
});

it('what a lost key sealed is given up: the server starts, and an app of before is refused like a wrong code', async () => {
  const [one] = world.servers as [TestServer];
  const lost = keyNamed('lost');
  await restart(one, third, next, lost);
  await restart(one, lost, third, next);
  const person = await withSecondFactor(one);
  for (const column of sealedColumns) await column.reseal(one.db, one.context.secrets);
  await expect(secretsOf(one, [third, next])).rejects.toThrow('sealed with the key "lost"');
  const secrets = new SecretBox([third, next]);
  for (const column of sealedColumns) await column.giveUp(one.db, secrets, lost.name);
  await restart(one, third, next);
  expect(await signIn(one, person)).toBe(400);
});
