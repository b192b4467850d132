import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { provenSecrets, type SecretKey } from '../../../secrets/index.ts';
import { sealedColumns } from '../../../startup/sealedColumns.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { twoFactorSecrets } from '../index.ts';

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
const [old, next] = [keyNamed('2026'), keyNamed('2027')];

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
  await signAllIn();
  await rollOut(old, next);
  await rollOut(next, old);
  const [{ db, context }] = world.servers as [TestServer];
  expect(await twoFactorSecrets.reseal(db, context.secrets)).toBeGreaterThan(0);
  await rollOut(next);
});

it('a server with a new key in front does not start, and one that lacks a key says so with 503', async () => {
  const [one, two] = world.servers as [TestServer, TestServer];
  const third = keyNamed('2028');
  await expect(secretsOf(one, [third, next])).rejects.toThrow('The key "2028" of ENCRYPTION_KEYS is new');
  await restart(one, next, third);
  await restart(one, third, next);
  const person = await withSecondFactor(one);
  expect(await signIn(two, person)).toBe(503);
  await restart(two, next, third);
  expect(await signIn(two, person)).toBe(200);
});
