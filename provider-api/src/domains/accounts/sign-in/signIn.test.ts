import { minuteMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { countAttempt, delayAfterMs, signInCounter } from './signInDelay.ts';

const server = forAllTests(startTestServer);
afterEach(() => server.clock.set(undefined));

const signIn = (email: string, password: string) =>
  server.visitor.post('/users/auth', { Email: email, Password: password });

describe('signing in', () => {
  it('gives the user with a token [API-07]', async () => {
    const { id, email, password } = await server.account('Client');
    const { status, body } = await signIn(email, password);
    expect(status).toBe(200);
    expect(body.message).toBe('Login successful');
    expect(body.data).toMatchObject({
      id,
      token: expect.stringMatching(/^[\w-]{43}$/),
      permissions: expect.arrayContaining(['bookings.create']),
    });
    expect(JSON.stringify(body)).not.toMatch(/password/i);
  });

  const organisation = { first_name: null, last_name: null };
  it.each([
    ['Individual', { last_name: 'India', client_type_id: 1 }],
    [
      'Corporate',
      { ...organisation, business_name: 'Delta Freight Ltd', business_nature: 'Aviation', client_type_id: 2 },
    ],
    ['Government', { ...organisation, business_name: 'Ministry of Works', government_staff_type: 'State' }],
  ])(
    'and users/users/{id} tell everything of a client of the category %s [API-08]',
    async (category, facts) => {
      const stored = {
        first_name: 'Alfa',
        business_name: null,
        business_nature: null,
        government_staff_type: null,
        client_type_id: 1,
        ...facts,
        category,
        phone_number: '08098765432',
        registered_address: '5 New Street, Kano',
        created_at: new Date('2026-03-03T09:00:00Z'),
      };
      const { id, email, password } = await server.account('Client', stored);
      const user = {
        id,
        role: 'Client',
        clientTypeId: stored.client_type_id,
        firstName: stored.first_name,
        lastName: stored.last_name,
        business_Name: stored.business_name,
        email,
        phoneNumber: stored.phone_number,
        organization_CategoryId: category,
        business_Nature: stored.business_nature,
        registered_Address: stored.registered_address,
        dateCreated: stored.created_at.toISOString(),
        governmentStaffType: stored.government_staff_type,
      };
      expect((await signIn(email, password)).body.data).toMatchObject(user);
      const client = await server.visitor.signedIn(email, password);
      expect((await client.get(`/users/users/${id}`)).body.data).toMatchObject(user);
    },
  );

  it('takes the address in any letter case', async () => {
    const { email, password } = await server.account('Client');
    expect((await signIn(email.toUpperCase(), password)).status).toBe(200);
  });

  it('answers a wrong password with 400 and not with 401 [API-07]', async () => {
    const { email } = await server.account('Client');
    const { status, body } = await signIn(email, 'Wrong-1');
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Login failed', errors: ['Invalid e-mail or password'] });
  });

  it('answers an unknown address as it answers a wrong password', async () => {
    const { email } = await server.account('Client');
    const [wrong, unknown] = await Promise.all([signIn(email, 'x'), signIn('nobody@client.example', 'x')]);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.status).toBe(wrong.status);
  });

  it.each([
    ['New', 'Your registration is currently in review'],
    ['Processing', 'Your registration is currently in review'],
    ['Inactive', 'Your account is not active. Please contact the authority'],
    ['Deactivated', 'Your account is not active. Please contact the authority'],
  ])('is refused while the account is %s', async (status, text) => {
    const { email, password } = await server.account('Client', { status });
    const answer = await signIn(email, password);
    expect([answer.status, answer.body.errors]).toEqual([400, [text]]);
  });

  it('is refused to staff who have not set a password yet', async () => {
    const { email } = await server.account('Administrator');
    await server.db.query('update users set password_hash = null where email = $1', [email]);
    expect((await signIn(email, 'a password that nobody has')).body.errors).toEqual([
      'Invalid e-mail or password',
    ]);
  });

  it('is written to the activities', async () => {
    const client = await server.as('Client');
    const { body } = await client.get('/activity/client');
    expect(body.data[0]).toMatchObject({ description: 'Logged in', user: { email: client.account.email } });
  });
});

describe('an unverified account', () => {
  const unverified = () => server.account('Client', { email_verified_at: null });

  it('is refused with a text, and gets a fresh link', async () => {
    const { email, password } = await unverified();
    const { status, body } = await signIn(email, password);
    expect(status).toBe(400);
    expect(body.errors[0]).toContain('not verified');
    const [message] = await server.mailTo(email);
    expect(message?.links[0]).toMatch(/\/verify-email\/[\w-]{43}$/);
  });

  it('gets a link at most every five minutes', async () => {
    const { email, password } = await unverified();
    server.clock.set(new Date());
    await signIn(email, password);
    await signIn(email, password);
    expect(await server.mailTo(email)).toHaveLength(1);
    server.clock.advance(5 * minuteMs);
    await signIn(email, password);
    expect(await server.mailTo(email)).toHaveLength(2);
  });

  it('gets no link for a wrong password', async () => {
    const { email } = await unverified();
    await signIn(email, 'Wrong-1');
    expect(await server.mailTo(email)).toEqual([]);
  });
});

describe('after failures', () => {
  it('the delay grows from 15 seconds to a quarter of an hour', () => {
    expect([4, 5, 6, 7, 30].map(delayAfterMs)).toEqual([0, 15_000, 30_000, minuteMs, 15 * minuteMs]);
  });

  it('the right password is refused too while the delay lasts', async () => {
    const { email, password } = await server.account('Client');
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email, 'Wrong-1');
    const refused = await signIn(email, password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    server.clock.advance(15_000);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('an address without an account is delayed alike', async () => {
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('noone@client.example', 'x');
    expect((await signIn('noone@client.example', 'x')).status).toBe(429);
  });

  it('a day forgets them', async () => {
    const { email, password } = await server.account('Client');
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(email, 'Wrong-1');
    server.clock.advance(24 * 60 * minuteMs + 1000);
    await signIn(email, 'Wrong-1');
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('success forgets them', async () => {
    const { email, password } = await server.account('Client');
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(email, 'Wrong-1');
    await signIn(email, password);
    await signIn(email, 'Wrong-1');
    expect((await signIn(email, password)).status).toBe(200);
  });
});

it('a right password is no failure, however often it is tried while the account is in review', async () => {
  const { email, password } = await server.account('Client', { status: 'New' });
  server.clock.set(new Date());
  for (let attempt = 0; attempt < 7; attempt += 1) expect((await signIn(email, password)).status).toBe(400);
});

describe('guesses that arrive at once', () => {
  const statusesOf = async (asking: Promise<{ status: number }>[]) =>
    (await Promise.all(asking)).map(({ status }) => status).sort();

  it('are judged five times, as one after another', async () => {
    const { email } = await server.account('Client');
    server.clock.set(new Date());
    const statuses = await statusesOf(
      Array.from({ length: 40 }, (_, guess) => signIn(email, `Wrong-${guess}`)),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it('are counted in the database, so that more servers judge no more of them', async () => {
    const { db, clock } = server;
    server.clock.set(new Date());
    const counter = await signInCounter(
      { db, device: { agent: '', cookies: undefined } },
      'many@client.example',
    );
    const counted = await Promise.allSettled(
      Array.from({ length: 40 }, () => countAttempt({ db, clock }, counter)),
    );
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('delay nobody who is right, however often at once', async () => {
    const { email, password } = await server.account('Client');
    const statuses = await statusesOf(Array.from({ length: 12 }, () => signIn(email, password)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('a device that signed in before', () => {
  const deviceOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
  const signInFrom = (cookie: string, email: string, password: string) =>
    server.visitor.post('/users/auth', { Email: email, Password: password }, { cookie });

  it('is not delayed by guesses from elsewhere', async () => {
    const { email, password } = await server.account('Client');
    const cookie = deviceOf(await signIn(email, password));
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(email, 'Wrong-1');
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signInFrom(cookie, email, password)).status).toBe(200);
    // The owner's success gives a stranger no new attempts.
    expect((await signIn(email, password)).status).toBe(429);
  });

  it('is delayed by its own guesses, which delay nobody else', async () => {
    const { email, password } = await server.account('Client');
    const cookie = deviceOf(await signIn(email, password));
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 5; attempt += 1) await signInFrom(cookie, email, 'Wrong-1');
    expect((await signInFrom(cookie, email, password)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('of one account is nothing to another one', async () => {
    const [own, other] = [await server.account('Client'), await server.account('Client')];
    const cookie = deviceOf(await signIn(own.email, own.password));
    server.clock.set(new Date());
    for (let attempt = 0; attempt < 5; attempt += 1) await signInFrom(cookie, other.email, 'Wrong-1');
    expect((await signIn(other.email, other.password)).status).toBe(429);
  });
});

describe('a session', () => {
  it('holds while it is used and ends 20 minutes after the last request [AUTH-18] [AUTH-19]', async () => {
    server.clock.set(new Date());
    const client = await server.as('Client');
    server.clock.advance(15 * minuteMs);
    expect((await client.get('/activity/client')).status).toBe(200);
    server.clock.advance(19 * minuteMs + 59_000);
    expect((await client.get('/activity/client')).status).toBe(200);
    server.clock.advance(20 * minuteMs);
    expect((await client.get('/activity/client')).status).toBe(401);
  });

  it('is not kept awake by what a page asks by itself [AUTH-18]', async () => {
    server.clock.set(new Date());
    const client = await server.as('Client');
    const unattended = { 'x-unattended': '1' };
    for (let minute = 3; minute < 20; minute += 3) {
      server.clock.advance(3 * minuteMs);
      expect((await client.get('/activity/client', unattended)).status).toBe(200);
    }
    server.clock.advance(3 * minuteMs);
    expect((await client.get('/activity/client', unattended)).status).toBe(401);
  });

  it('ends after 12 hours whatever its use', async () => {
    server.clock.set(new Date());
    const client = await server.as('Client');
    for (let elapsed = 0; elapsed < 12 * 60 - 10; elapsed += 10) {
      server.clock.advance(10 * minuteMs);
      expect((await client.get('/activity/client')).status).toBe(200);
    }
    server.clock.advance(10 * minuteMs);
    expect((await client.get('/activity/client')).status).toBe(401);
  });

  it('ends with signing out, and no other session does', async () => {
    const client = await server.as('Client');
    const other = await server.visitor.signedIn(client.account.email, client.account.password);
    expect((await client.post('/users/logout')).status).toBe(200);
    expect((await client.get('/activity/client')).status).toBe(401);
    const { body } = await other.get('/activity/client');
    expect(body.data[0]).toMatchObject({ description: 'Logged out' });
  });

  it('is kept as a hash alone', async () => {
    const client = await server.as('Client');
    const { rowCount } = await server.db.query('select 1 from sessions where token_hash = $1', [
      client.token,
    ]);
    expect(rowCount).toBe(0);
  });
});

it('asking for a new password is limited per address where limits are on', async () => {
  const limited = await startTestServer({ config: { rateLimits: true } });
  try {
    const ask = () => limited.visitor.post('/users/forgot-password', { Email: 'a@client.example' });
    for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    limited.clock.advance(3_600_000);
    expect((await ask()).status).toBe(200);
  } finally {
    await limited.close();
  }
});
