import type { NeedsDoing, PrivacyRequest } from 'shared-api/contract';
import { dayMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../../bookings/testing/bookingWorld.ts';
import type { VoucherPassenger } from './passengersOfVoucher.ts';

const world = forAllTests(() => startBookingWorld({ config: { rateLimits: true } }));
let administrator: SignedIn;
let client: SignedIn;
let code: string;
let other: string;

async function shortCode(booking: number): Promise<string> {
  await client.get(`/booking-services/voucher/${booking}`);
  const { rows } = await world.db.query<{ code: string }>(
    `select short_code as code from document_codes where kind = 'voucher' and subject_id = $1`,
    [booking],
  );
  return rows[0]?.code ?? '';
}

const officer = 'officer@authority.example';
const nameOfficer = (value: string) =>
  world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('privacyOfficerEmail', (select count(*) + 1 from setting_changes where key = 'privacyOfficerEmail'), '""', to_jsonb($1::text), false, 'Decided', now())`,
    [value],
  );

beforeAll(async () => {
  administrator = await world.as('Administrator');
  client = await world.client(1_000_000_00);
  const service = await world.service();
  const book = (names: object[]) =>
    world.book(client, service, { Passengers: names.map((each) => passenger(each)) });
  code = await shortCode(
    await book([
      { FirstName: 'Zainab', LastName: 'Traveller', nin: '98765432109' },
      { FirstName: 'Yakubu', LastName: 'Companion' },
    ]),
  );
  other = await shortCode(await book([{ FirstName: 'Zainab', LastName: 'Elsewhere' }]));
});
/** One address may ask five times an hour, so each test begins in a new hour. */
beforeEach(async () => {
  await world.db.query('delete from privacy_requests');
  world.clock.advance(3_600_000);
  await world.goTo(world.clock.now());
});

const question = {
  kind: 'access',
  text: 'What do you keep of me?',
  name: 'Zainab Traveller',
  contact: 'zainab@mail.example',
};
const ask = (body: object = {}) => world.visitor.post('/privacy/requests', { ...question, ...body });
const open = async () =>
  (await administrator.get('/privacy/requests?state=Open')).body.data as unknown as PrivacyRequest[];
async function newest(): Promise<PrivacyRequest> {
  const found = (await open()).at(-1);
  if (!found) throw new Error('No request is open');
  return found;
}
async function asked(body: object = {}): Promise<number> {
  await ask(body);
  return (await newest()).id;
}
const see = (id: number) =>
  administrator.post(`/privacy/requests/${id}/identity`, { seen: 'Passport at the Lagos office' });
const answer = (id: number, body: object = {}) =>
  administrator.post(`/privacy/requests/${id}/answer`, { answer: 'This is what we keep.', ...body });
const passengersOf = async (id: number) =>
  (await administrator.get(`/privacy/requests/${id}/passengers`)).body.data as unknown as VoucherPassenger[];

it('a known person, a stranger, and a voucher of nobody get the same reply', async () => {
  const replies = [
    await ask({ contact: client.account.email, voucher: code }),
    await ask(),
    await ask({ voucher: 'NEVER999' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.body.message).toBe(
    'We have your request. We answer within 30 days, once we have seen who you are.',
  );
});

it('takes five requests an hour from one address', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it.each([
  ['no way to reach who asks', { contact: 'by the gate' }, 'contact'],
  ['no question', { text: '' }, 'text'],
  ['a kind that there is not', { kind: 'gossip' }, 'kind'],
])('is refused with %s', async (_, body, field) => {
  const reply = await ask(body);
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, [field]]);
});

it('Administrators hear of it while no officer is named, and then the officer alone gets the copy', async () => {
  const lettersTo = async (email: string) =>
    (await world.mailTo(email)).filter(({ text }) => text.includes('Once or twice?')).length;
  await ask({ text: 'Once or twice?' });
  expect([await lettersTo(administrator.account.email), await lettersTo(officer)]).toEqual([1, 0]);
  await nameOfficer(officer);
  await ask({ text: 'Once or twice?' });
  expect([await lettersTo(administrator.account.email), await lettersTo(officer)]).toEqual([1, 1]);
  await nameOfficer('');
});

it('no answer leaves before it is recorded how the person was seen, by whom and when', async () => {
  const id = await asked({ voucher: code });
  for (const refused of [await answer(id), await administrator.get(`/privacy/requests/${id}/passengers`)])
    expect([refused.status, refused.body.code]).toEqual([409, 'identity_missing']);
  expect(await world.mailTo(question.contact)).toEqual([]);
  expect((await see(id)).body.data).toMatchObject({
    identitySeen: 'Passport at the Lagos office',
    identity: { by: expect.any(String), at: world.clock.now().toISOString() },
  });
  expect((await answer(id)).status).toBe(200);
  expect((await world.mailTo(question.contact))[0]?.text).toContain('This is what we keep.');
});

it('an answer holds one passenger of the named voucher, in that booking alone', async () => {
  const id = await asked({ voucher: code.toLowerCase(), contact: 'one@mail.example' });
  await see(id);
  const [own] = await passengersOf(id);
  expect(own).toMatchObject({
    name: 'Zainab Traveller',
    facts: expect.arrayContaining([{ label: 'NIN', value: '98765432109' }]),
  });
  expect((await answer(id, { passengerId: own?.id })).status).toBe(200);
  const [letter] = await world.mailTo('one@mail.example');
  expect(letter?.text).toMatch(/Last name: Traveller[\s\S]*NIN: 98765432109/);
  for (const foreign of ['Companion', 'Elsewhere']) expect(letter?.text).not.toContain(foreign);
});

it('a passenger of another voucher is not handed out', async () => {
  const id = await asked({ voucher: other });
  await see(id);
  const [elsewhere] = await passengersOf(id);
  const mine = await asked({ voucher: code });
  await see(mine);
  expect((await answer(mine, { passengerId: elsewhere?.id })).body.errors).toEqual({
    passengerId: ['This passenger is not on the voucher'],
  });
  const without = await asked();
  await see(without);
  expect(await passengersOf(without)).toEqual([]);
});

it('a refusal tells its reason and the way to the Commission, and what is closed stays closed', async () => {
  const id = await asked({ contact: 'refused@mail.example' });
  const refuse = () =>
    administrator.post(`/privacy/requests/${id}/refusal`, { reason: 'Nobody could say who you are.' });
  expect((await refuse()).body.data).toMatchObject({ state: 'Refused' });
  const [letter] = await world.mailTo('refused@mail.example');
  expect(letter?.text).toContain('Nobody could say who you are.');
  expect(letter?.text).toContain('Nigeria Data Protection Commission: https://ndpc.gov.ng');
  for (const again of [await refuse(), await see(id), await answer(id)])
    expect([again.status, again.body.code]).toEqual([409, 'already_resolved']);
});

it('somebody with an account asks by it, and sees until when it is answered', async () => {
  await client.post('/me/requests', { kind: 'objection', text: 'No surveys, please' });
  expect((await client.get('/me/requests')).body.data).toEqual([
    {
      id: expect.any(Number),
      kind: 'objection',
      text: 'No surveys, please',
      state: 'Open',
      dateReceived: world.clock.now().toISOString(),
      dateDue: new Date(world.clock.now().getTime() + 30 * dayMs).toISOString(),
    },
  ]);
  const { id, accountId, contact } = await newest();
  expect([accountId, contact]).toEqual([client.account.id, client.account.email]);
  await see(id);
  await answer(id);
  expect((await world.mailTo(client.account.email))[0]?.text).toContain('This is what we keep.');
  expect((await (await world.client(0)).get('/me/requests')).body.data).toEqual([]);
});

it('after 25 days it stands in what needs doing', async () => {
  await ask();
  const late = async () => {
    const { tasks } = (await administrator.get('/stats/needs-doing')).body.data as unknown as NeedsDoing;
    return tasks.filter(({ task }) => task === 'lateRequests');
  };
  await world.goTo(new Date(world.clock.now().getTime() + 25 * dayMs));
  expect(await late()).toEqual([]);
  await world.goTo(new Date(world.clock.now().getTime() + 1));
  expect(await late()).toMatchObject([{ count: 1, list: 'requests' }]);
});
