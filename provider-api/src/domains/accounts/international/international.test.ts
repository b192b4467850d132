import type { NeedsDoing } from 'shared-api/contract';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { organisation } from '../../../testing/organisation.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let officer: SignedIn;
let colleague: SignedIn;
let international: number;
let client: SignedIn;
beforeAll(async () => {
  officer = await world.as('Registration Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  colleague = await world.as('Registration Officer');
  international = await world.service({ service_type_id: 2 });
});
beforeEach(async () => {
  client = await world.client(1_000_000_00, { first_name: 'Alfa', last_name: 'India' });
});

const reason = 'I fly to Accra every month';
const ask = (by = client) => by.post('/international-requests', { reason });
const asked = async (by = client): Promise<number> => (await ask(by)).body.data.id;
const decide = (id: number, granted: boolean, by = officer) =>
  by.post(`/international-requests/${id}/decision`, { granted, reason: 'Passport seen' });
const own = async (by = client) => (await by.get('/international-requests')).body.data;
const ofClient = (by = officer) => by.get(`/international-requests?clientId=${client.account.id}`);
const subjects = async (by: SignedIn) => (await world.mailTo(by.account.email)).map(({ subject }) => subject);
const asking = async (by = officer): Promise<unknown[]> =>
  [...(await by.get('/users/clients?asks=international')).body.data].map(({ id }) => id);
const task = async (by = officer) => {
  const { body } = await by.get('/stats/needs-doing');
  const { tasks } = body.data as unknown as NeedsDoing;
  return tasks.find((each) => each.task === 'internationalRequests');
};
const raise = (clientTypeId = 2, by = officer) =>
  by.patch('/users/individual', {
    id: client.account.id,
    phoneNumber: '08031234567',
    meansOfId: 'Voter card',
    identification: 'VC12345678',
    clientTypeId,
  });

it('a Domestic client asks once, and an officer has it to do until it is decided', async () => {
  expect(await own()).toEqual({ international: false, request: null });
  const { status, body } = await ask();
  expect([status, body.message]).toEqual([200, 'International services asked for']);
  expect(await own()).toEqual({ international: false, request: body.data });
  expect(body.data).toMatchObject({ reason, askedBy: 'Alfa India', granted: null, dateDecided: null });
  const again = await ask();
  expect([again.status, again.body.code]).toEqual([409, 'already_asked']);

  expect((await ofClient()).body.data.request).toEqual(body.data);
  expect(await asking()).toEqual([client.account.id]);
  expect(await task()).toEqual({
    task: 'internationalRequests',
    count: 1,
    list: 'clients',
    query: { asks: 'international' },
  });
  await decide(body.data.id, false);
  expect([await asking(), await task()]).toEqual([[], undefined]);
});

it('a grant lets the client see and book International services at once, and the letter says why', async () => {
  expect((await client.get(`/services/${international}`)).status).toBe(404);
  const id = await asked();
  const { status, body } = await decide(id, true);
  expect([status, body.message]).toEqual([200, 'The client is International']);
  expect(await own()).toMatchObject({
    international: true,
    request: { granted: true, decisionReason: 'Passport seen' },
  });
  expect((await client.get(`/users/users/${client.account.id}`)).body.data.clientTypeId).toBe(2);
  expect(await world.book(client, international)).toEqual(expect.any(Number));
  const [letter] = (await world.mailTo(client.account.email)).filter(({ subject }) =>
    subject.includes('International'),
  );
  expect(letter?.subject).toBe('You can book International services');
  expect(letter?.text).toContain('Passport seen');
  expect(letter?.links).toContain(`${world.url}/app/services`);
  const further = await ask();
  expect([further.status, further.body.message]).toEqual([
    409,
    'You can book International services already',
  ]);
});

it('a refusal is read with its reason, and the client may ask again', async () => {
  await decide(await asked(), false);
  expect(await own()).toMatchObject({
    international: false,
    request: { granted: false, decisionReason: 'Passport seen' },
  });
  const [letter] = await world.mailTo(client.account.email);
  expect([letter?.subject, letter?.text]).toEqual([
    'You cannot book International services yet',
    expect.stringContaining('Passport seen'),
  ]);
  expect((await ask()).status).toBe(200);
  expect(await own()).toMatchObject({ request: { granted: null, decisionReason: null } });
});

it('of two officers who decide at the same moment the second learns that it is decided', async () => {
  const id = await asked();
  const answers = await Promise.all([decide(id, true), decide(id, false, colleague)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'already_resolved',
    message: expect.stringMatching(/^The request was (granted|refused) already$/),
  });
  expect((await subjects(client)).filter((subject) => subject.includes('International'))).toHaveLength(1);
});

it('of two requests at the same moment one is kept', async () => {
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a type changed in the client’s details grants the open request', async () => {
  const id = await asked();
  await raise();
  expect(await own()).toMatchObject({
    international: true,
    request: { id, granted: true, decisionReason: null },
  });
  expect(await subjects(client)).toContain('You can book International services');
  expect((await decide(id, false)).body.message).toBe('The request was granted already');
  await raise(1);
  expect((await ask()).status).toBe(200);
});

it('who decided, on what and why is in the audit, and the client’s activities tell it', async () => {
  await decide(await asked(), true);
  const { rows } = await world.db.query(
    `select action, actor_id as actor, before, after, reason from audit
      where subject_kind = 'user' and subject_id = $1 order by id`,
    [String(client.account.id)],
  );
  const by = { actor: officer.account.id, reason: 'Passport seen' };
  expect(rows).toEqual([
    { ...by, action: 'international.granted', before: { request: reason }, after: { request: 'granted' } },
    { ...by, action: 'user.update', before: { clientTypeId: 1 }, after: { clientTypeId: 2 } },
  ]);
  const { body } = await client.get('/activity/client');
  const told = [...body.data].map(({ description }) => description);
  expect(told).toEqual(
    expect.arrayContaining([
      'Asked for International services',
      'International services granted by Bravo Kilo',
    ]),
  );
});

it('a Deputy asks for the organisation, and both get the letter; other members do not ask', async () => {
  client = await world.client(0, organisation);
  const deputy = await world.member(client, 'Deputy');
  for (const role of ['Approver', 'Booker', 'Reader']) {
    const member = await world.member(client, role);
    expect([(await ask(member)).status, (await member.get('/international-requests')).status]).toEqual([
      403, 403,
    ]);
  }
  const id = await asked(deputy);
  expect((await own()).request).toMatchObject({ id, askedBy: expect.not.stringContaining('Delta') });
  await decide(id, true);
  for (const reader of [client, deputy])
    expect(await subjects(reader)).toContain('You can book International services');
  expect((await deputy.get(`/services/${international}`)).status).toBe(200);
});

it('a State office that chooses its type itself has nothing open afterwards', async () => {
  client = await world.client(0, { category: 'Government', business_name: 'Ministry of Works' });
  await ask();
  await client.patch('/users/government', {
    id: client.account.id,
    registered_Address: '9 Secretariat Road',
    phoneNumber: '08031234567',
    governmentStaffType: 'State',
    state: 'Kano',
    clientTypeId: 2,
  });
  expect(await own()).toMatchObject({ international: true, request: { granted: true } });
});

it('a client who cannot sign in does not ask, and no client reads or decides another’s', async () => {
  const id = await asked();
  const other = await world.client(0);
  expect(await own(other)).toEqual({ international: false, request: null });
  expect((await ofClient(other)).body.data.request).toBeNull();
  expect((await decide(id, true, other)).status).toBe(403);
  await officer.patch('/users/activation', { Id: other.account.id, Status: 'Inactive', Reason: 'No papers' });
  expect((await ask(other)).status).toBe(401);
});

it('names what is not there, and asks for a reason', async () => {
  expect((await decide(999_999, true)).status).toBe(404);
  for (const path of ['', `?clientId=${officer.account.id}`])
    expect((await officer.get(`/international-requests${path}`)).status).toBe(404);
  const short = await client.post('/international-requests', { reason: ' x ' });
  expect(short.body.errors).toEqual({ reason: ['Must be at least 3 character(s) long'] });
  const { body } = await officer.post(`/international-requests/${await asked()}/decision`, {});
  expect(body.errors).toEqual({
    granted: ['Must be granted or refused'],
    reason: ['Must be at least 3 character(s) long'],
  });
});
