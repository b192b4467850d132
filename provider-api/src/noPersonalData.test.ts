import { aBooking } from 'shared-api/testing/bodies';
import type { Client } from './testing/client.ts';
import { type PayingServer, startPayingServer } from './testing/payingServer.ts';
import { recordedLog } from './testing/recordedLog.ts';
import { codeOf } from './testing/registrationFixture.ts';
import { corporateFields, individualFields, sampleFile } from './testing/registrations.ts';

const { log, logged } = recordedLog('trace');
const refused: string[] = [];
/** Each of these texts was typed, mailed or handed out, and is personal or a secret. */
const personal = new Map<string, string>();
const isPersonal = (what: string, ...values: readonly string[]) => {
  for (const value of values) personal.set(value, what);
};

const plainFetch = globalThis.fetch;
let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer({ rateLimits: true }, log);
  globalThis.fetch = async (...request) => {
    const reply = await plainFetch(...request);
    if (reply.status >= 400) refused.push(await reply.clone().text());
    return reply;
  };
  await walk();
});
afterAll(async () => {
  globalThis.fetch = plainFetch;
  await server.close();
});

const applicant = individualFields({
  FirstName: 'Zuluname',
  LastName: 'Yankeename',
  PhoneNumber: '8055512345',
  Identification: 'PERS0NAL99',
  Registered_Address: '77 Whiskey Close, Lagos',
  Password: 'Xray-bridge-7',
  Confirm_Password: 'Xray-bridge-7',
});
const email = applicant.Email ?? '';
const password = applicant.Password ?? '';
const passenger = {
  FirstName: 'Victorname',
  LastName: 'Uniformname',
  Gender: 'Female',
  mobileNumber: '08055567890',
  nin: '98765432109',
};

async function signIn(Password = password, to = email, Code?: string): Promise<Client | undefined> {
  const answer = await server.visitor.post('/users/auth', { Email: to, Password, ...(Code && { Code }) });
  if (answer.status !== 200) return undefined;
  isPersonal('a token', String(answer.body.data.token));
  isPersonal('a cookie', /device=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? 'no cookie');
  return server.visitor.signedIn(to, Password);
}

async function readLetters() {
  const letters = await server.mailTo(email);
  const links = letters.flatMap((letter) => letter.links);
  for (const route of ['verify-email', 'registration-status', 'reset-password']) {
    const code = codeOf(links, route);
    if (code) isPersonal(`a code of ${route}`, code);
  }
  return links;
}

async function register(): Promise<number> {
  const { body } = await server.visitor.form('/users/individual', applicant, [
    sampleFile('certificate-of-zuluname.pdf', 'application/pdf'),
  ]);
  await server.visitor.form('/users/individual', applicant);
  await server.visitor.form('/users/individual', {
    ...applicant,
    Gender: 'none',
    PhoneNumber: '8055512345x',
  });
  await server.visitor.form('/users/corporate', corporateFields({ Business_Name: 'Tangoname Ltd' }));
  const links = await readLetters();
  await server.visitor.get(`/users/email-verification/${codeOf(links, 'verify-email')}`);
  await server.visitor.get(`/users/registrations/${codeOf(links, 'registration-status')}`);
  await server.visitor.get(`/users/registrations/${codeOf(links, 'registration-status')}x`);
  const { rows } = await server.db.query<{ rrr: string }>('select rrr from payments where owner_id = $1', [
    body.data.id,
  ]);
  await server.pay(rows[0]?.rrr ?? '');
  const officer = await server.as('Registration Officer');
  isPersonal('the e-mail address of an officer', officer.account.email);
  await officer.patch('/users/activation', { Id: body.data.id, Status: 'Active' });
  await officer.get(`/users/users/${body.data.id}`);
  await officer.get('/users/clients?search=Zuluname');
  return body.data.id;
}

async function book(client: Client): Promise<void> {
  const administrator = await server.as('Administrator');
  const arrival = { Name: 'Arrival', Description: 'At the gate', ServiceTypeId: 1, Price: 1000 };
  const service = await administrator.post('/services', arrival);
  const funding = await client.post('/users/fund-wallet', { amount: 500_000 });
  await server.pay(String(funding.body.data.rrrNo));
  const flightAt = new Date(Date.now() + 48 * 3_600_000);
  const entry = {
    ...aBooking(service.body.data.id, flightAt),
    Passengers: [passenger],
  };
  const booked = await client.post('/booking-services', entry);
  expect(booked.status).toBe(200);
  await client.post('/booking-services', { ...entry, Passengers: [{ ...passenger, nin: '9876543210x' }] });
  await client.get(`/booking-services/export/${booked.body.data.id}`);
  await client.remove(`/booking-services/${booked.body.data.id}`);
}

async function walk(): Promise<void> {
  isPersonal('a name', 'Zuluname', 'Yankeename', 'Victorname', 'Uniformname', 'Tangoname');
  isPersonal('an address', '77 Whiskey Close', email, email.split('@')[0] ?? email);
  isPersonal('a telephone number', '8055512345', '8055567890');
  isPersonal('an identification', 'PERS0NAL99', '98765432109');
  isPersonal('a password', password, 'Wrong-bridge-8', 'Sierra-river-9');
  const id = await register();
  for (const to of [email, email.toUpperCase()]) await signIn('Wrong-bridge-8', to);
  await signIn('Wrong-bridge-8', 'nobody-romeoname@client.example');
  isPersonal('an unknown address', 'nobody-romeoname');
  const client = await signIn();
  if (!client) throw new Error('The applicant cannot sign in');
  isPersonal('a token', client.token ?? '');
  await client.get('/users/clients?search=Zuluname');
  await server.visitor.get('/users/sessions', { authorization: `Bearer ${client.token}x` });
  await server.visitor.get('/users/sessions');
  await book(client);
  await client.patch('/users/individual', { id, phoneNumber: '08055512345', meansOfId: 'none' });
  await client.post('/users/two-factor/start', { Password: password });
  await server.visitor.post('/users/forgot-password', { Email: email });
  const code = codeOf(await readLetters(), 'reset-password');
  const fresh = { Password: 'Sierra-river-9', ConfirmPassword: 'Sierra-river-9' };
  await server.visitor.patch('/users/password-reset', { ...fresh, ActivationCode: code });
  await server.visitor.patch('/users/password-reset', { ...fresh, ActivationCode: code });
  for (let guess = 0; guess < 7; guess += 1) await signIn('Wrong-bridge-8');
  await server.settle();
}

const foundIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...personal]
      .filter(([value]) => text.toLowerCase().includes(value.toLowerCase()))
      .map(([value, what]) => `${what}, ${value}: ${text}`),
  );

it('the whole way was walked, and everything that is looked for is something', () => {
  expect(logged.length).toBeGreaterThan(40);
  expect(refused.length).toBeGreaterThan(10);
  expect(personal.size).toBeGreaterThan(16);
  expect([...personal.keys()].filter((value) => value.length < 5)).toEqual([]);
});

it('the log names no person, no address, no number, and nothing that opens anything', () => {
  expect(foundIn(logged)).toEqual([]);
});

it('the answers to what was refused name none either', () => {
  expect(foundIn(refused)).toEqual([]);
});

describe('the log says as an event of security', () => {
  const events = () =>
    logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => typeof event === 'string');
  const of = (name: string) => events().filter(({ event }) => event === name);

  it.each([
    'signed_in',
    'sign_in_failed',
    'access_refused',
    'token_refused',
    'limit_reached',
    'password_changed',
  ])('%s', (name) => expect(of(name).length).toBeGreaterThan(0));

  it('whose it was by a pseudonym that is the same each time, and why', () => {
    const failed = of('sign_in_failed').filter(({ reason }) => reason === 'password');
    const accounts = failed.map(({ account }) => account);
    const refusedAccess = of('access_refused').map(({ account }) => account);
    expect(accounts).toContain(refusedAccess[0]);
    expect(new Set(accounts).size).toBe(2);
    for (const account of accounts) expect(account).toMatch(/^[\w-]{16}$/);
  });

  it('that a token was refused, and not that a visitor was asked to sign in', () =>
    expect(of('token_refused')).toHaveLength(1));

  it('which call was refused, with the request id of the answer', () => {
    expect(of('access_refused')).toContainEqual(
      expect.objectContaining({ route: '/api/users/clients', requestId: expect.any(String) }),
    );
  });
});
