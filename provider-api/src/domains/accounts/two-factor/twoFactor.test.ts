import { Secret, TOTP } from 'otpauth';
import { type Client, clientOf } from '../../../testing/client.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await server.as('Administrator');
});

const halfMinuteMs = 30_000;
/** Each call moves the clock by half a minute, because a code works only once. */
function codeOf(secret: string): string {
  server.clock.set(new Date(server.clock.now().getTime() + halfMinuteMs));
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
}

const signIn = ({ email, password }: SignedIn['account'], Code?: string) =>
  server.visitor.post('/users/auth', { Email: email, Password: password, ...(Code && { Code }) });

async function setUp(person: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { password } = person.account;
  const started = await person.post('/users/two-factor/start', { Password: password });
  const secret = String(started.body.data.secret);
  const confirmed = await person.post('/users/two-factor/confirm', { Code: codeOf(secret) });
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
}

it('asks for a code after the password, and takes the one that the app shows', async () => {
  const person = await server.as('Finance Officer');
  const { secret } = await setUp(person);
  const without = await signIn(person.account);
  expect([without.status, without.body.code]).toEqual([400, 'second_factor_needed']);
  expect((await signIn(person.account, codeOf(secret))).body.data.token).toEqual(expect.any(String));
});

it('asks for nothing before a code of the app has proved it, and is not set up again afterwards', async () => {
  const person = await server.as('Finance Officer');
  const start = () => person.post('/users/two-factor/start', { Password: person.account.password });
  expect((await start()).status).toBe(200);
  expect((await signIn(person.account)).status).toBe(200);
  await setUp(person);
  expect([(await start()).status, (await signIn(person.account)).status]).toEqual([400, 400]);
});

it('takes no code twice, and none that is wrong or old', async () => {
  const person = await server.as('Finance Officer');
  const { secret } = await setUp(person);
  const code = codeOf(secret);
  expect((await signIn(person.account, code)).status).toBe(200);
  expect((await signIn(person.account, code)).body.errors).toEqual(['The code is not right']);
  const old = codeOf(secret);
  server.clock.set(new Date(server.clock.now().getTime() + 2 * halfMinuteMs));
  expect((await signIn(person.account, old)).status).toBe(400);
});

it('delays guesses of the code as it delays guesses of the password', async () => {
  const person = await server.as('Finance Officer');
  await setUp(person);
  for (const guess of ['000001', '000002', '000003', '000004', '000005']) await signIn(person.account, guess);
  const { status, headers } = await signIn(person.account, '000006');
  expect([status, headers.has('retry-after')]).toEqual([429, true]);
});

it('takes no sign-in that still lacks its code for a guess', async () => {
  const person = await server.as('Finance Officer');
  const { secret } = await setUp(person);
  for (let asked = 0; asked < 7; asked += 1)
    expect((await signIn(person.account)).body.code).toBe('second_factor_needed');
  expect((await signIn(person.account, codeOf(secret))).status).toBe(200);
});

it('judges five of the codes that are guessed at once', async () => {
  const person = await server.as('Finance Officer');
  const { secret } = await setUp(person);
  const guesses = Array.from({ length: 30 }, (_, guess) => signIn(person.account, String(100_000 + guess)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  server.clock.advance(15_000);
  expect((await signIn(person.account, codeOf(secret))).status).toBe(200);
});

it('judges five of the recovery codes that are guessed at once at a page that was left open', async () => {
  const person = await server.as('Finance Officer');
  await setUp(person);
  const renew = (Code: string) => person.post('/users/two-factor/recovery-codes', { Code });
  const guesses = Array.from({ length: 30 }, (_, guess) =>
    renew(`aaaaa-bbbbb-ccccc-ddddd-${10_000 + guess}`),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
});

it('counts guesses of a code on, whether the password was right before each or not', async () => {
  const person = await server.as('Client');
  await setUp(person);
  const off = (Code: string) =>
    person.post('/users/two-factor/off', { Password: person.account.password, Code });
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) statuses.push((await off(`00000${guess}`)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it('takes each recovery code once, typed as people type', async () => {
  const person = await server.as('Client');
  const { recoveryCodes } = await setUp(person);
  expect(new Set(recoveryCodes).size).toBe(10);
  const typed = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')} `;
  expect((await signIn(person.account, typed)).status).toBe(200);
  expect((await signIn(person.account, typed)).status).toBe(400);
  expect((await person.get('/users/two-factor')).body.data).toMatchObject({ recoveryCodesLeft: 9 });
  const other = await server.as('Client');
  await setUp(other);
  expect((await signIn(other.account, recoveryCodes[1])).status).toBe(400);
});

it('gives recovery codes that nobody can guess from their hashes: 112 bits and more', async () => {
  const { recoveryCodes } = await setUp(await server.as('Client'));
  const letters = new Set(recoveryCodes.join('').replaceAll('-', ''));
  expect(letters.size).toBeGreaterThan(24);
  for (const code of recoveryCodes) {
    expect(code).toMatch(/^\w{5}(-\w{5}){4}$/);
    expect(code.replaceAll('-', '').length * Math.log2(letters.size)).toBeGreaterThan(112);
  }
});

it('makes the earlier recovery codes void with new ones', async () => {
  const person = await server.as('Client');
  const { secret, recoveryCodes } = await setUp(person);
  const renewed = await person.post('/users/two-factor/recovery-codes', { Code: codeOf(secret) });
  expect(renewed.body.data.recoveryCodes).toHaveLength(10);
  expect((await signIn(person.account, recoveryCodes[0])).status).toBe(400);
});

it('is not changed by whoever found an open browser', async () => {
  const person = await server.as('Client');
  const started = await person.post('/users/two-factor/start', { Password: 'not the password' });
  expect(started.body.errors).toEqual({ Password: ['The password is not right'] });
  const { secret } = await setUp(person);
  const off = (Password: string, Code: string) => person.post('/users/two-factor/off', { Password, Code });
  expect((await off('not the password', codeOf(secret))).status).toBe(400);
  expect((await off(person.account.password, '000000')).body.errors).toEqual({
    Code: ['The code is not right'],
  });
  expect((await off(person.account.password, codeOf(secret))).status).toBe(200);
  expect((await signIn(person.account)).status).toBe(200);
});

it('delays guesses of the code by whoever found an open browser', async () => {
  const person = await server.as('Client');
  const { secret } = await setUp(person);
  const renew = (Code: string) => person.post('/users/two-factor/recovery-codes', { Code });
  for (const guess of ['000001', '000002', '000003', '000004', '000005'])
    expect((await renew(guess)).status).toBe(400);
  const time = server.clock.now();
  const code = codeOf(secret);
  server.clock.set(time);
  expect((await renew(code)).status).toBe(429);
});

it('takes a right code for no guess, and only once, when its work is refused', async () => {
  const person = await server.as('Client');
  const { secret } = await setUp(person);
  const confirm = (Code: string) => person.post('/users/two-factor/confirm', { Code });
  for (let refused = 0; refused < 8; refused += 1) {
    const { status, body } = await confirm(codeOf(secret));
    expect([status, body.message]).toEqual([400, 'Two-factor sign-in is on already']);
  }
  const code = codeOf(secret);
  await confirm(code);
  expect((await signIn(person.account, code)).body.errors).toEqual(['The code is not right']);
});

it('keeps the secret sealed and the recovery codes hashed', async () => {
  const person = await server.as('Client');
  const { secret, recoveryCodes } = await setUp(person);
  const stored = JSON.stringify([
    (await server.db.query('select * from two_factor')).rows,
    (await server.db.query('select * from recovery_codes')).rows,
  ]);
  for (const shown of [secret, ...recoveryCodes]) expect(stored).not.toContain(shown);
});

it('mails its owner when it is turned on, and when somebody resets it', async () => {
  const person = await server.as('Finance Officer');
  await setUp(person);
  const path = `/users/users/${person.account.id}/two-factor/reset`;
  expect((await person.post(path, { Reason: 'Lost telephone' })).status).toBe(403);
  expect((await administrator.post(path, { Reason: 'Lost telephone' })).status).toBe(200);
  expect((await person.get('/users/two-factor')).status).toBe(401);
  expect((await signIn(person.account)).status).toBe(200);
  const mailed = await server.mailTo(person.account.email);
  const subjects = mailed.map(({ subject }) => subject).filter((subject) => subject.startsWith('Two-factor'));
  expect(subjects).toEqual(['Two-factor sign-in was turned off', 'Two-factor sign-in was turned on']);
  const { rows } = await server.db.query(
    `select reason from audit where action = 'user.twoFactorReset' and subject_id = $1`,
    [String(person.account.id)],
  );
  expect(rows).toEqual([{ reason: 'Lost telephone' }]);
});

it('shows in the list of users and with a client to whoever may reset it, and to nobody else', async () => {
  const officer = await server.as('Registration Officer');
  const client = await server.as('Client');
  const shown = async (by: SignedIn) => {
    const list = (await by.get('/users/users?sort=-registered')).body.data;
    const { twoFactor } = (await by.get(`/users/users/${client.account.id}`)).body.data;
    return [list.find(({ id }) => id === officer.account.id)?.twoFactor, twoFactor];
  };
  expect(await shown(administrator)).toEqual([false, false]);
  await setUp(officer);
  await setUp(client);
  expect(await shown(administrator)).toEqual([true, true]);
  expect(await shown(officer)).toEqual([undefined, undefined]);
});

it('is asked for after a reset of the password too', async () => {
  const person = await server.as('Client');
  await setUp(person);
  await server.visitor.post('/users/forgot-password', { Email: person.account.email });
  const letters = await server.mailTo(person.account.email);
  const links = letters.flatMap((letter) => letter.links);
  const ActivationCode = links
    .find((link) => link.includes('/reset-password/'))
    ?.split('/')
    .at(-1);
  const body = { Password: 'Fresh-1x', ConfirmPassword: 'Fresh-1x', ActivationCode };
  expect((await server.visitor.patch('/users/password-reset', body)).status).toBe(200);
  const answer = await signIn({ ...person.account, password: 'Fresh-1x' });
  expect([answer.status, answer.body.code]).toEqual([400, 'second_factor_needed']);
});

it('nobody resets their own', async () => {
  const path = `/users/users/${administrator.account.id}/two-factor/reset`;
  expect((await administrator.post(path, { Reason: 'Lost telephone' })).status).toBe(400);
});

describe('where a setting asks it of the role', () => {
  const demand = async (value: string) => {
    const { body } = await administrator.get('/settings');
    const list = body.data as unknown as { key: string; version: number }[];
    const version = list.find(({ key }) => key === 'twoFactorFor')?.version;
    const { status } = await administrator.patch('/settings/twoFactorFor', { value, version });
    expect(status).toBe(200);
  };
  const adjustments = (person: Client) => person.get('/adjustments');

  it('nothing else is permitted until it is set up', async () => {
    await setUp(administrator);
    const officer = await server.as('Finance Officer');
    expect((await adjustments(officer)).status).toBe(200);
    await demand('Finance Officers and Administrators');
    const { status, body } = await adjustments(officer);
    expect([status, body.message]).toEqual([403, 'Please set up two-factor sign-in first']);
    expect((await officer.get(`/users/users/${officer.account.id}`)).body.data).toMatchObject({
      permissions: [],
      mustSetUpTwoFactor: true,
    });
    await officer.post('/users/two-factor/start', { Password: officer.account.password });
    expect((await adjustments(officer)).status).toBe(403);
    const { secret } = await setUp(officer);
    expect((await adjustments(officer)).status).toBe(200);
    const off = { Password: officer.account.password, Code: codeOf(secret) };
    expect((await officer.post('/users/two-factor/off', off)).status).toBe(403);
    expect((await (await server.as('Protocol Officer')).get('/users/two-factor')).body.data).toMatchObject({
      required: false,
    });
    await demand('Nobody');
  });

  it('a sign-in says so at once', async () => {
    await demand('All staff');
    const { email, password } = await server.account('Protocol Officer');
    const reply = await clientOf(server.url).post('/users/auth', { Email: email, Password: password });
    expect(reply.body.data).toMatchObject({ permissions: [], mustSetUpTwoFactor: true });
    await demand('Nobody');
  });
});
