import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);

const fresh = 'Fresh-1x';
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
  await server.visitor.post('/users/forgot-password', { Email: person.account.email });
  const [mail] = await server.mailTo(person.account.email);
  const ActivationCode = mail?.links[0]?.split('/reset-password/')[1] ?? '';
  await change(person);
  const body = { Password: 'Other-1x', ConfirmPassword: 'Other-1x', ActivationCode };
  expect((await server.visitor.patch('/users/password-reset', body)).status).toBe(400);
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

it.each([
  ['Finance Officer', 400, ['Password is too easy to guess']],
  ['Client', 200, undefined],
])('a %s who resets to one of the most used passwords is answered %s', async (role, expected, refusal) => {
  const { email } = await server.account(role);
  await server.visitor.post('/users/forgot-password', { Email: email });
  const [mail] = await server.mailTo(email);
  const ActivationCode = mail?.links
    .find((link) => link.includes('/reset-password/'))
    ?.split('/')
    .at(-1);
  const Password = 'P@ssw0rd';
  const reset = (changes: object) =>
    server.visitor.patch('/users/password-reset', {
      Password,
      ConfirmPassword: Password,
      ActivationCode,
      ...changes,
    });
  const { status, body } = await reset({});
  expect([status, body.errors.Password]).toEqual([expected, refusal]);
  // A refusal leaves the code as it was.
  const again = await reset({ Password: 'Fresh-1x', ConfirmPassword: 'Fresh-1x' });
  expect(again.status).toBe(expected === 400 ? 200 : 400);
});
