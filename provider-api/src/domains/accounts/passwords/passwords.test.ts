import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
afterEach(() => server.clock.set(undefined));

const fresh = 'Fresh-1x';
const forgot = (email: string) => server.visitor.post('/users/forgot-password', { Email: email });
const reset = (code: string, password = fresh) =>
  server.visitor.patch('/users/password-reset', {
    Password: password,
    ConfirmPassword: password,
    ActivationCode: code,
  });

async function codeFor(email: string): Promise<string> {
  await forgot(email);
  const [mail] = await server.mailTo(email);
  return mail?.links[0]?.split('/reset-password/')[1] ?? '';
}

describe('a change', () => {
  const change = (person: SignedIn, changes: Record<string, string> = {}) =>
    person.post('/users/password', {
      CurrentPassword: person.account.password,
      Password: fresh,
      ConfirmPassword: fresh,
      ...changes,
    });
  const signIn = ({ email }: SignedIn['account'], Password: string) =>
    server.visitor.post('/users/auth', { Email: email, Password });

  it('the present password changes it: the new one signs in, the old one does not, and its owner learns when', async () => {
    const person = await server.as('Client');
    const changedAt = async () =>
      (await person.get(`/users/users/${person.account.id}`)).body.data.passwordChangedAt as string | null;
    expect(await changedAt()).toBeNull();
    expect((await change(person)).status).toBe(200);
    expect(Date.parse((await changedAt()) ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await signIn(person.account, person.account.password)).status).toBe(400);
    expect((await signIn(person.account, fresh)).status).toBe(200);
  });

  it('is taken exactly as typed, with blanks at its ends and in its length', async () => {
    const person = await server.as('Client');
    const typed = ` Aß-1 ${'long '.repeat(30)} `;
    expect((await change(person, { Password: typed, ConfirmPassword: typed })).status).toBe(200);
    expect((await signIn(person.account, typed.trim())).status).toBe(400);
    expect((await signIn(person.account, typed.slice(0, 72))).status).toBe(400);
    expect((await signIn(person.account, typed)).status).toBe(200);
  });

  it('all other sessions end, this one goes on, and a notice is mailed', async () => {
    const person = await server.as('Finance Officer');
    const other = await server.visitor.signedIn(person.account.email, person.account.password);
    await change(person);
    expect((await other.get('/users/sessions')).status).toBe(401);
    expect((await person.get('/users/sessions')).status).toBe(200);
    const [notice] = await server.mailTo(person.account.email);
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain('all its other sessions were ended');
  });

  it('a link to reset the password that was mailed before is void', async () => {
    const person = await server.as('Client');
    const code = await codeFor(person.account.email);
    await change(person);
    expect((await reset(code, 'Other-1x')).status).toBe(400);
  });

  it('a wrong present password is said at its field, changes nothing, and guesses are delayed', async () => {
    const person = await server.as('Client');
    const guess = () => change(person, { CurrentPassword: 'a guess' });
    expect((await guess()).body.errors).toEqual({ CurrentPassword: ['The password is not right'] });
    for (let more = 0; more < 4; more += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await signIn(person.account, fresh)).status).not.toBe(200);
  });

  it.each([
    ['breaks the rules', 'short', 'Password must contain a digit'],
    ['is one of the most used', 'Password1!', 'Password is too easy to guess'],
    ['is the present one', 'Correct-horse-1', 'Must differ from the current password'],
  ])('a new password that %s is refused', async (_what, Password, message) => {
    const person = await server.as('Client');
    const { status, body } = await change(person, { Password, ConfirmPassword: Password });
    expect([status, body.errors.Password]).toEqual([400, expect.arrayContaining([message])]);
  });
});

describe('a reset', () => {
  it('the mailed code sets a new password, once [API-09] [API-10] [RESET-11]', async () => {
    const { email, password } = await server.account('Client');
    const code = await codeFor(email);
    expect((await reset(code)).status).toBe(200);
    const signIn = (secret: string) => server.visitor.post('/users/auth', { Email: email, Password: secret });
    expect((await signIn(password)).status).toBe(400);
    const { body } = await signIn('Fresh-1x');
    const own = await server.visitor.signedIn(email, 'Fresh-1x');
    const details = await own.get(`/users/users/${body.data.id}`);
    expect(Date.parse(String(details.body.data.passwordChangedAt))).toBeLessThanOrEqual(Date.now());
    expect((await reset(code, 'Other-1x')).status).toBe(400);
  });

  it('a reset ends every session of the account and mails a notice', async () => {
    const client = await server.as('Client');
    await reset(await codeFor(client.account.email));
    expect((await client.get('/activity/client')).status).toBe(401);
    const [notice] = await server.mailTo(client.account.email);
    expect(notice?.subject).toBe('Your password was changed');
  });

  it('a reset ends the delay after failed sign-ins', async () => {
    const { email } = await server.account('Client');
    server.clock.set(new Date());
    const signIn = (Password: string) => server.visitor.post('/users/auth', { Email: email, Password });
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('Wrong-1');
    expect((await signIn('Wrong-1')).status).toBe(429);
    await reset(await codeFor(email));
    expect((await signIn('Fresh-1x')).status).toBe(200);
  });

  it('an unknown address is answered like a known one, and gets no mail', async () => {
    const { email } = await server.account('Client');
    const [known, unknown] = [await forgot(email), await forgot('nobody@client.example')];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await server.mailTo('nobody@client.example')).toEqual([]);
  });

  it('a newer code makes the older ones void', async () => {
    const { email } = await server.account('Client');
    const older = await codeFor(email);
    const newer = await codeFor(email);
    expect([(await reset(older)).status, (await reset(newer)).status]).toEqual([400, 200]);
  });

  it('a code holds for one hour', async () => {
    const { email } = await server.account('Client');
    const code = await codeFor(email);
    server.clock.set(new Date(Date.now() + 3_600_000 + 1000));
    expect((await reset(code)).status).toBe(400);
  });

  it('a wrong code is refused [API-10]', async () => {
    const { status, body } = await reset('wrong');
    expect([status, body.message]).toEqual([400, 'Password not changed']);
  });

  it('of two resets at once with one code one succeeds', async () => {
    const { email } = await server.account('Client');
    const code = await codeFor(email);
    const answers = await Promise.all([reset(code, 'First-1x'), reset(code, 'Second-1x')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('the new password obeys the rules of new passwords [RESET-07] [RESET-08]', async () => {
    const answer = await server.visitor.patch('/users/password-reset', {
      Password: 'short',
      ConfirmPassword: 'other',
      ActivationCode: 'x',
    });
    expect(answer.body.errors).toEqual({
      Password: expect.arrayContaining([
        'Password must contain a digit',
        'Password must be at least 6 character(s) long',
      ]),
      ConfirmPassword: ['Must match password'],
    });
  });

  it('a reset does not verify the address of a client', async () => {
    const { email } = await server.account('Client', { email_verified_at: null });
    await reset(await codeFor(email));
    const { body } = await server.visitor.post('/users/auth', { Email: email, Password: 'Fresh-1x' });
    expect(body.errors).toEqual([expect.stringContaining('not verified')]);
  });

  it.each([
    ['Finance Officer', 400, ['Password is too easy to guess']],
    ['Client', 200, undefined],
  ])('a %s who chooses one of the most used passwords is answered %s', async (role, expected, refusal) => {
    const { email } = await server.account(role);
    const code = await codeFor(email);
    const { status, body } = await reset(code, 'P@ssw0rd');
    expect([status, body.errors.Password]).toEqual([expected, refusal]);
    // A refused password does not use up the code.
    expect((await reset(code)).status).toBe(expected === 400 ? 200 : 400);
  });

  it('an account that is still in review may reset its password and stays in review', async () => {
    const { email } = await server.account('Client', { status: 'New' });
    expect((await reset(await codeFor(email))).status).toBe(200);
    const { body } = await server.visitor.post('/users/auth', { Email: email, Password: 'Fresh-1x' });
    expect(body.errors).toEqual(['Your registration is currently in review']);
  });
});
