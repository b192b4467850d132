import { tell } from '../../../telling/tell.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../../bookings/testing/bookingWorld.ts';

const world = forAllTests(() => startBookingWorld());
let service: number;
let administrator: SignedIn;
let owner: SignedIn;
let member: SignedIn;
let booked: number;

const restrict = (restricted: boolean, by = administrator) =>
  by.patch(`/clients/${owner.account.id}/restriction`, { restricted, reason: 'A claim of May' });

beforeAll(async () => {
  service = await world.service({ price_kobo: 10_000_00 });
  administrator = await world.as('Administrator');
  owner = await world.client(100_000_00, { category: 'Corporate', business_name: 'Kano Trading' });
  member = await world.member(owner, 'Deputy');
  booked = await world.book(owner, service);
  expect((await restrict(true)).status).toBe(200);
});

it.each<[string, () => Promise<{ status: number; body: { code: string } }>]>([
  ['books', () => owner.post('/booking-services', world.entry(service))],
  ['books as a member', () => member.post('/booking-services', world.entry(service))],
  ['cancels', () => owner.patch('/booking-services', { Id: booked, BookingStatus: 'Canceled' })],
  ['saves an order', () => owner.post('/orders', { entries: [world.entry(service)] })],
  ['funds', () => owner.post('/users/fund-wallet', { amount: 5_000_000 })],
  ['invites', () => owner.post('/members', {})],
])('nobody of a restricted account %s', async (_what, call) => {
  const { status, body } = await call();
  expect([status, body.code]).toEqual([409, 'restricted']);
});

it('the description of the API says so of every write, and of no read', async () => {
  const described = await fetch(`${world.url}/api/openapi.json`);
  const { paths } = (await described.json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const declares = (method: string) => '409' in (paths['/api/orders']?.[method]?.responses ?? {});
  expect([declares('post'), declares('get')]).toEqual([true, false]);
});

it('they read everything, and take a copy of their data', async () => {
  expect((await owner.get(`/booking-services/${booked}`)).status).toBe(200);
  expect((await member.get('/transactions/wallet-balance')).status).toBe(200);
  expect((await owner.post('/me/data-export/code', {})).status).toBe(200);
});

it('staff change neither their details nor their status', async () => {
  const Id = owner.account.id;
  const moved = await administrator.patch('/users/activation', { Id, Status: 'Inactive' });
  expect([moved.status, moved.body.code]).toEqual([409, 'restricted']);
  const details = {
    id: Id,
    Business_Nature: 'Agriculture',
    Creation_Year: '1999',
    Registration_Number: 'RC987654',
    Registered_Address: '2 Other Street, Lagos',
    PhoneNumber: '08031234568',
  };
  const changed = await administrator.patch('/users/corporate', details);
  expect([changed.status, changed.body.code]).toEqual([409, 'restricted']);
  const reviewer = await world.as('Registration Officer');
  const { data } = (await reviewer.get(`/users/users/${Id}`)).body;
  expect([data.closedToChange, data.restriction]).toEqual([true, undefined]);
});

it('staff do not change their booking', async () => {
  const officer = await world.as('Protocol Officer');
  const change = { version: 1, reason: 'Called in', airline: 'Arik Air' };
  const path = `/booking-services/${booked}/changes?expectedCharge=0&expectedRefund=0`;
  const { status, body } = await officer.post(path, change);
  expect([status, body.code]).toEqual([409, 'restricted']);
});

it('they are told, with the reason', async () => {
  const letters = await world.mailTo(owner.account.email);
  const told = letters.find(({ subject }) => subject === 'Your account is restricted to reading');
  expect(told?.text).toContain('A claim of May');
});

it('the answer to their request and the news of a breach are mailed to them', async () => {
  const { id, email } = owner.account;
  expect((await owner.post('/me/requests', { kind: 'other', text: 'Echorequest' })).status).toBe(200);
  const { body } = await administrator.get('/privacy/requests?state=Open');
  await administrator.post(`/privacy/requests/${body.data[0]?.id}/refusal`, { reason: 'Foxtrotanswer' });
  const breach = {
    knownAt: world.clock.now().toISOString(),
    what: 'Golfbreach',
    classes: ['contact'],
    people: 1,
    consequences: 'None',
    measures: 'None',
  };
  const recorded = await administrator.post('/privacy/breaches', breach);
  await administrator.post(`/privacy/breaches/${recorded.body.data.id}/letter`, {
    accounts: [id],
    text: 'Hotelletter',
    preview: false,
  });
  const texts = (await world.mailTo(email)).map(({ text }) => text).join();
  expect([texts.includes('Foxtrotanswer'), texts.includes('Hotelletter')]).toEqual([true, true]);
});

it('nothing else is mailed to them but what belongs to their sign-in', async () => {
  const { id, email } = owner.account;
  const before = (await world.mailTo(email)).length;
  await world.db.transaction((tx) => tell(tx, id, 'member.removed', { organisation: 'Kano Trading' }));
  expect(await world.mailTo(email)).toHaveLength(before);
  await world.db.transaction((tx) => tell(tx, id, 'password.changed', { ended: 'all its sessions' }));
  expect(await world.mailTo(email)).toHaveLength(before + 1);
});

it('an Administrator alone restricts and lifts, once, with the reason in the audit; then all goes on', async () => {
  const officer = await world.as('Registration Officer');
  expect((await restrict(false, officer)).status).toBe(403);
  for (const _ of [1, 2]) expect((await restrict(false)).status).toBe(200);
  const { rows } = await world.db.query(
    `select before, after, reason from audit where action = 'client.restricted' order by id`,
  );
  expect(rows).toEqual([
    { before: { restricted: false }, after: { restricted: true }, reason: 'A claim of May' },
    { before: { restricted: true }, after: { restricted: false }, reason: 'A claim of May' },
  ]);
  expect((await owner.post('/booking-services', world.entry(service))).status).toBe(200);
});
