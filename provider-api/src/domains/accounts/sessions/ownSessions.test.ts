import { formatMoment } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';
import { deviceName } from './deviceName.ts';

const server = forAllTests(startTestServer);

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const again = ({ email, password }: SignedIn['account']) => server.visitor.signedIn(email, password);

interface Session {
  id: number;
  device: string;
  current: boolean;
}
const sessionsOf = async (person: Pick<SignedIn, 'get'>) =>
  (await person.get('/users/sessions')).body.data as unknown as Session[];

it.each([
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/150.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['curl/8.0', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s is shown as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

it("lists one's own open sessions, and which one asks", async () => {
  const person = await server.as('Client');
  await again(person.account);
  await server.as('Client');
  const sessions = await sessionsOf(person);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
});

it('does not list those that nobody has used for 20 minutes, nor those past their end', async () => {
  server.clock.set(new Date());
  const { account } = await server.as('Client');
  server.clock.advance(20 * 60_000);
  const person = await again(account);
  expect(await sessionsOf(person)).toMatchObject([{ current: true }]);
  const ended = await again(account);
  const [other] = (await sessionsOf(person)).filter(({ current }) => !current);
  await server.db.query('update sessions set expires_at = $2 where id = $1', [other?.id, server.clock.now()]);
  expect(await sessionsOf(person)).toMatchObject([{ current: true }]);
  expect((await ended.get('/users/sessions')).status).toBe(401);
  server.clock.set(undefined);
});

it('ends one of them at once, and none of somebody else', async () => {
  const person = await server.as('Client');
  const other = await again(person.account);
  const stranger = await server.as('Client');
  const id = (await sessionsOf(person)).find(({ current }) => !current)?.id;
  expect((await stranger.remove(`/users/sessions/${id}`)).status).toBe(404);
  expect((await person.remove(`/users/sessions/${id}`)).status).toBe(200);
  expect((await other.get('/users/sessions')).status).toBe(401);
  expect((await person.get('/users/sessions')).status).toBe(200);
});

it('ends all the others', async () => {
  const person = await server.as('Client');
  const others = [await again(person.account), await again(person.account)];
  expect((await person.remove('/users/sessions')).status).toBe(200);
  for (const other of others) expect((await other.get('/users/sessions')).status).toBe(401);
  expect(await sessionsOf(person)).toHaveLength(1);
});

describe('those of somebody else', () => {
  const reason = { Reason: 'Telephone stolen' };
  const end = (by: SignedIn, id: number, body: object = reason) =>
    by.post(`/users/users/${id}/sessions/end`, body);

  it.each(['Client', 'Finance Officer'])(
    'are all ended at once by an Administrator: of a %s',
    async (role) => {
      const administrator = await server.as('Administrator');
      const person = await server.as(role);
      const other = await again(person.account);
      expect((await end(administrator, person.account.id)).status).toBe(200);
      for (const caller of [person, other]) expect((await caller.get('/users/sessions')).status).toBe(401);
      expect(await sessionsOf(await again(person.account))).toHaveLength(1);
      expect(await sessionsOf(administrator)).toHaveLength(1);
      const { rows } = await server.db.query(
        `select actor_id as actor, before, after, reason from audit
        where action = 'user.sessionsEnd' and subject_id = $1`,
        [String(person.account.id)],
      );
      expect(rows).toEqual([
        {
          actor: administrator.account.id,
          before: { sessions: 2 },
          after: { sessions: 0 },
          reason: 'Telephone stolen',
        },
      ]);
    },
  );

  const letters = async ({ email }: SignedIn['account']) =>
    (await server.mailTo(email)).filter(({ subject }) => subject === 'You were signed out everywhere');

  it('are ended with a letter to their owner: when, that an administrator did it, and what to do', async () => {
    const administrator = await server.as('Administrator');
    const { account } = await server.as('Client');
    expect((await end(administrator, account.id)).status).toBe(200);
    const [letter, ...others] = await letters(account);
    expect(letter?.text).toContain('An administrator of the portal ended all sessions of your account');
    expect(letter?.text).toContain(`Time: ${formatMoment(server.clock.now())}`);
    expect(letter?.text).toContain('If you did not ask for it');
    expect(letter?.links).toEqual([expect.stringMatching(/\/forget-password$/)]);
    expect(letter?.text).not.toContain(reason.Reason);
    expect(others).toHaveLength(0);
    expect(await letters(administrator.account)).toHaveLength(0);
  });

  it('need a reason, an account that exists, and are not one’s own; a refusal is no news to anybody', async () => {
    const administrator = await server.as('Administrator');
    const { account } = await server.as('Client');
    const { id } = account;
    const refusals = [
      await end(administrator, id, { Reason: ' ' }),
      await end(administrator, 999_999_999),
      await end(administrator, administrator.account.id),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 404, 400]);
    expect(await letters(account)).toHaveLength(0);
    expect(await sessionsOf(administrator)).toHaveLength(1);
  });
});

describe('a sign-in', () => {
  const from = (account: SignedIn['account'], cookie?: string) =>
    server.visitor.post(
      '/users/auth',
      { Email: account.email, Password: account.password },
      { 'user-agent': chrome, ...(cookie && { cookie }) },
    );
  const cookieOf = async (account: SignedIn['account'], cookie?: string) =>
    (await from(account, cookie)).headers.get('set-cookie') ?? '';
  const newDeviceMails = async ({ email }: SignedIn['account']) =>
    (await server.mailTo(email)).filter(({ subject }) => subject === 'Sign-in from a new device');

  it('from the first browser is no news, from the same one neither, from another one is mailed', async () => {
    const account = await server.account('Client');
    const cookie = (await cookieOf(account)).split(';')[0];
    await from(account, cookie);
    expect(await newDeviceMails(account)).toHaveLength(0);
    await from(account);
    const [mail] = await newDeviceMails(account);
    expect(mail?.text).toContain('Chrome on Windows');
    expect(mail?.text).toMatch(/Network address: (127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)/);
    expect(mail?.text).toContain('reset your password at once');
  });

  it('gives the browser a cookie that no script reads and that no other call carries', async () => {
    const cookie = await cookieOf(await server.account('Client'));
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Path=\/api\/users\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each(['chosen-by-somebody', 'x'.repeat(43)])(
    'gives another secret to a browser that brings %s of its own making',
    async (chosen) => {
      const account = await server.account('Client');
      await from(account);
      expect(await cookieOf(account, `device=${chosen}`)).not.toContain(chosen);
      expect(await newDeviceMails(account)).toHaveLength(1);
      await from(account, `device=${chosen}`);
      expect(await newDeviceMails(account)).toHaveLength(2);
    },
  );

  it('keeps the secret of a browser in which another account signs in', async () => {
    const cookie = (await cookieOf(await server.account('Client'))).split(';')[0] ?? '';
    expect(await cookieOf(await server.account('Client'), cookie)).toContain(`${cookie};`);
  });
});
