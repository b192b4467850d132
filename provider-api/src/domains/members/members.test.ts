import { randomUUID } from 'node:crypto';
import { type bookingStats, contract, type Endpoint, type Order, type ReplyOf } from 'shared-api/contract';
import { type MemberRole, memberCan, memberRoles, permissionsOf, roleCan } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { tendOrders } from '../orders/expireOrders.ts';
import { queueSpending, spendingOf } from './spendingLetter.ts';

const world = forAllTests(startBookingWorld);
let service: number;
let owner: SignedIn;

const organisation = { category: 'Corporate', business_name: 'Delta Freight Ltd' };
const hourMs = 3_600_000;
const create = '/booking-services/create-bookings';

beforeEach(async () => {
  await world.goTo(today);
  service = await world.service({ price_kobo: 30_000_00 });
  owner = await world.client(1_000_000_00, organisation);
});
afterEach(() => world.expectSoundLedger());

const bookingsIn = async (by: SignedIn) =>
  (await by.get('/booking-services/client')).body.data
    .map(({ id }) => id)
    .map(Number)
    .sort((one, two) => one - two);
const entries = (people = 1) => {
  const { Accept: _, ...entry } = world.entry(service, {
    Passengers: Array.from({ length: people }, () => passenger()),
  });
  return [entry];
};
const saved = async (by: SignedIn, people = 1) =>
  (await by.post('/orders', { entries: entries(people) })).body.data as unknown as Order;
const submitted = async (by: SignedIn, people = 1) => {
  const { id } = await saved(by, people);
  const answer = await by.post(`/orders/${id}/submission`, { version: 1, accept: true });
  expect([answer.status, answer.body.message]).toEqual([200, 'Approval asked for']);
  return answer.body.data as unknown as Order;
};
const settled = async <T>(write: Promise<T>): Promise<T> => {
  const answer = await write;
  await world.settle();
  return answer;
};
const lettersTo = async ({ account }: SignedIn) =>
  (await world.mailTo(account.email)).map(({ subject }) => subject);
const invitation = (facts: object = {}) => ({
  Email: `${randomUUID()}@client.example`,
  FirstName: 'Echo',
  LastName: 'Juliett',
  Role: 'Booker',
  PerOrder: 100_000,
  PerMonth: null,
  ...facts,
});
const codeIn = async (email: string) =>
  (await world.mailTo(email))[0]?.links[0]?.split('/reset-password/')[1];
const setsPassword = async (email: string) => {
  const Password = 'Fresh-1x';
  const ActivationCode = await codeIn(email);
  const reset = await world.visitor.patch('/users/password-reset', {
    Password,
    ConfirmPassword: Password,
    ActivationCode,
  });
  expect(reset.status).toBe(200);
  return world.visitor.signedIn(email, Password);
};

describe('what a member may', () => {
  const ofClients = Object.values(contract).filter(
    ({ access }) => typeof access === 'object' && access.some((permission) => roleCan('Client', permission)),
  );
  /** No member reads the papers of the organisation. */
  const papersOfRegistration = '/transactions/export-registration-transactions';
  const mayCall = (role: MemberRole, { access }: Endpoint) =>
    typeof access === 'object' && access.some((each) => roleCan('Client', each) && memberCan(role, each));

  it.each(memberRoles)('call as a %s is what the table says', async (role) => {
    const member = await world.member(owner, role);
    const wrong: string[] = [];
    for (const endpoint of ofClients) {
      const { method, path } = endpoint;
      const { status } = await member.call(
        method,
        path.replace(/:\w+/g, '999999999'),
        method === 'GET' ? {} : { body: {} },
      );
      const expected = mayCall(role, endpoint) && path !== papersOfRegistration;
      if ((status === 403) === expected) wrong.push(`${method} ${path} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is told with the organisation at sign-in, and the rest of a client is as before', async () => {
    await world.db.query('update users set client_type_id = 2 where id = $1', [owner.account.id]);
    const { account } = await world.member(owner, 'Reader');
    const { data } = (
      await world.visitor.post('/users/auth', { Email: account.email, Password: account.password })
    ).body;
    expect(data).toMatchObject({
      role: 'Client',
      ownerId: owner.account.id,
      ownerName: 'Delta Freight Ltd',
      memberRole: 'Reader',
      clientTypeId: 2,
      permissions: permissionsOf('Client', 'Reader'),
    });
    expect((await owner.get(`/users/users/${owner.account.id}`)).body.data).not.toHaveProperty('memberRole');
  });

  it('books from the wallet of the organisation, in its name; a Booker sees their own alone', async () => {
    const [booker, reader] = [await world.member(owner, 'Booker'), await world.member(owner, 'Reader')];
    const first = await world.book(owner, service);
    const second = await world.book(booker, service);
    expect([await bookingsIn(owner), await bookingsIn(reader), await bookingsIn(booker)]).toEqual([
      [first, second],
      [first, second],
      [second],
    ]);
    expect((await booker.get(`/booking-services/${first}`)).status).toBe(404);
    expect((await booker.remove(`/booking-services/${first}`)).status).toBe(404);
    expect((await booker.get('/booking-services/stats')).body.data).toMatchObject({ booking: 1 });
    expect((await reader.get('/booking-services/stats')).body.data).toMatchObject({ booking: 2 });
    const months = async (by: SignedIn) =>
      (
        (await by.get('/booking-services/stats')).body.data as unknown as ReplyOf<typeof bookingStats>
      ).months?.at(-1)?.bookings;
    expect([await months(booker), await months(reader)]).toEqual([1, 2]);
    const lines = async (by: SignedIn) =>
      ((await by.get('/transactions/services')).body.data as unknown as { transactions: [] }).transactions
        .length;
    expect([await lines(booker), await lines(reader)]).toEqual([1, 3]);
    for (const by of [booker, reader])
      expect((await by.get('/transactions/wallet-balance')).body.data).toMatchObject({
        balance: { balance: 940_000 },
      });
    const { data } = (await booker.get(`/booking-services/${second}`)).body;
    expect(data).toMatchObject({
      applicationUserId: owner.account.id,
      applicationUser: { business_Name: 'Delta Freight Ltd' },
    });
    expect((await lettersTo(booker)).some((subject) => subject.startsWith('Confirmed'))).toBe(true);
    const sentences = (await owner.get('/activity/client')).body.data.map(({ description }) => description);
    expect(sentences[0]).toMatch(/^Booked Arrival service .* by Alfa Person\d+$/);
    expect((await booker.get('/activity/client')).body.data.map(({ description }) => description)).toEqual([
      'Logged in',
    ]);
  });

  it('reads no papers of the organisation, and is no client to staff', async () => {
    const member = await world.member(owner, 'Deputy');
    const { id } = member.account;
    expect((await member.get(`/users/users/${owner.account.id}`)).status).toBe(404);
    expect((await member.get('/transactions/services-by-type/1')).status).toBe(403);
    const officer = await world.as('Administrator');
    for (const path of [`/users/users/${id}`, `/users/clients/${id}/wallet`])
      expect([path, (await officer.get(path)).status]).toEqual([path, 404]);
    const listed = (await officer.get('/users/clients?search=Person')).body.data;
    expect(listed.map((row) => row.id)).not.toContain(id);
    const moved = await officer.post('/users/activation/many', {
      Status: 'Deactivated',
      Reason: 'Left',
      Rows: [{ Id: id, From: 'Active' }],
    });
    expect([200, 404]).toContain(moved.status);
    expect((await member.get('/services')).status).toBe(200);
  });

  it('is no figure, and has no wallet', async () => {
    const clients = async () =>
      (
        await world.db.query<{ count: number }>(
          `select coalesce(sum(count), 0)::int as count from (
             select count from figure_changes where figure = 'clients'
             union all select count from figures where figure = 'clients' and kind = '' and status = ''
               and day = '-infinity' and airport_id = 0 and service_id = 0) counted`,
        )
      ).rows[0]?.count;
    const before = await clients();
    const { account } = await world.member(owner, 'Booker');
    expect(await clients()).toBe(before);
    await world.db.query('select recount_figures()');
    expect(await clients()).toBe(before);
    const wallets = await world.db.query('select id from ledger_accounts where owner_id = $1', [account.id]);
    expect(wallets.rows).toEqual([]);
  });
});

describe('the organisation leaves Active', () => {
  it('its members’ next request is 401, and they cannot sign in', async () => {
    const member = await world.member(owner, 'Booker');
    const administrator = await world.as('Administrator');
    const move = (Status: string) =>
      administrator.patch('/users/activation', { Id: owner.account.id, Status, Reason: 'Unpaid' });
    expect((await move('Deactivated')).status).toBe(200);
    expect((await member.get('/services')).status).toBe(401);
    const { email, password } = member.account;
    const refused = await world.visitor.post('/users/auth', { Email: email, Password: password });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      ['Your account is not active. Please contact the authority'],
    ]);
    await move('Active');
    expect((await member.get('/services')).status).toBe(401);
    expect((await (await world.visitor.signedIn(email, password)).get('/services')).status).toBe(200);
  });
});

describe('members', () => {
  it('are invited by e-mail, set a password by a one-use link and sign in', async () => {
    const body = invitation();
    const invited = (await owner.post('/members', body)).body.data;
    expect(invited).toMatchObject({
      role: 'Booker',
      state: 'Invited',
      perOrder: 100_000,
      perMonth: null,
      spent: 0,
    });
    const member = await setsPassword(body.Email);
    expect((await member.get('/services')).status).toBe(200);
    expect((await owner.get('/members')).body.data).toMatchObject([{ id: invited.id, state: 'Active' }]);
    const taken = await owner.post('/members', body);
    expect([taken.status, taken.body.errors]).toEqual([
      400,
      { Email: ['This e-mail address is already registered'] },
    ]);
    const sentences = (await owner.get('/activity/client')).body.data.map(({ description }) => description);
    expect(sentences).toContain('Echo Juliett invited as Booker');
  });

  it('have a role and limits that hold with the next request', async () => {
    const member = await world.member(owner, 'Booker');
    const change = { Role: 'Reader', PerOrder: null, PerMonth: 0 };
    const changed = await owner.patch(`/members/${member.account.id}`, change);
    expect(changed.body.data).toMatchObject({ role: 'Reader', perOrder: null, perMonth: 0 });
    expect((await member.post(create, [world.entry(service)])).status).toBe(403);
  });

  it('that are removed are signed out and told; their bookings stay, and they can be invited again', async () => {
    const member = await world.member(owner, 'Booker');
    await world.book(member, service);
    const path = `/members/${member.account.id}`;
    for (let times = 0; times < 2; times += 1)
      expect((await owner.post(`${path}/removal`, {})).body.data.state).toBe('Removed');
    expect((await member.get('/services')).status).toBe(401);
    expect((await bookingsIn(owner)).length).toBe(1);
    const administrator = await world.as('Administrator');
    const revived = await administrator.patch('/users/activation', {
      Id: member.account.id,
      Status: 'Active',
    });
    expect([revived.status, revived.body.code]).toEqual([400, 'forbidden_move']);
    expect((await lettersTo(member)).filter((subject) => subject.includes('no longer'))).toHaveLength(1);
    expect((await owner.post(`${path}/invitation`, {})).body.data.state).toBe('Invited');
    const again = await setsPassword(member.account.email);
    expect((await bookingsIn({ ...again, account: member.account })).length).toBe(1);
  });

  it('that are removed while an order of theirs waits leave it to the organisation, which is told of it', async () => {
    const member = await world.member(owner, 'Booker');
    const { id } = await saved(member, 40);
    const wait = { version: 1, accept: true, bookWhenPaid: true };
    expect((await settled(member.patch(`/orders/${id}`, wait))).body.data.status).toBe('Waiting');
    expect((await owner.post(`/members/${member.account.id}/removal`, {})).status).toBe(200);
    await fundWallet(world, owner.account.id, 1_000_000_00);
    await tendOrders(world.context);
    await world.settle();
    expect((await owner.get(`/orders/${id}`)).body.data).toMatchObject({
      status: 'Booked',
      madeBy: { id: member.account.id },
    });
    const confirmed = async (to: SignedIn) =>
      (await lettersTo(to)).filter((subject) => subject.startsWith('Confirmed')).length;
    expect([await confirmed(owner), await confirmed(member)]).toEqual([1, 0]);
  });

  it('that the authority stopped are not brought back by their organisation', async () => {
    const member = await world.member(owner, 'Booker');
    const administrator = await world.as('Administrator');
    const stop = { Id: member.account.id, Status: 'Deactivated', Reason: 'Fraud' };
    expect((await administrator.patch('/users/activation', stop)).status).toBe(200);
    for (const call of ['invitation', 'removal'])
      expect((await owner.post(`/members/${member.account.id}/${call}`, {})).body.code).toBe('not_possible');
    expect((await owner.get('/members')).body.data).toMatchObject([{ state: 'Stopped' }]);
  });

  it('are looked after by a deputy, except for deputies; an individual has none', async () => {
    const [deputy, other] = [await world.member(owner, 'Deputy'), await world.member(owner, 'Deputy')];
    expect((await deputy.post('/members', invitation())).status).toBe(200);
    expect((await deputy.post('/members', invitation({ Role: 'Deputy' }))).status).toBe(403);
    for (const { account } of [deputy, other])
      expect((await deputy.post(`/members/${account.id}/removal`, {})).status).toBe(403);
    const person = await world.client(0);
    const refused = await person.post('/members', invitation());
    expect([refused.status, refused.body.code]).toEqual([400, 'not_possible']);
    expect((await person.get('/members')).body.data).toEqual([]);
  });

  it('of a client are read by staff who name it', async () => {
    const { account } = await world.member(owner, 'Booker');
    const finance = await world.as('Finance Officer');
    const { data } = (await finance.get(`/members?clientId=${owner.account.id}`)).body;
    expect(data.map(({ id }) => id)).toEqual([account.id]);
    expect((await finance.get('/members')).status).toBe(400);
    expect(
      (await (await world.as('Protocol Officer')).get(`/members?clientId=${owner.account.id}`)).status,
    ).toBe(403);
  });
});

describe('a limit', () => {
  it('of an order and of a month refuses what is above it, with what is left; refunds give it back', async () => {
    const member = await world.member(owner, 'Booker', { perOrder: 60_000_00, perMonth: 90_000_00 });
    const book = (people: number) =>
      member.post(create, [
        world.entry(service, { Passengers: Array.from({ length: people }, () => passenger()) }),
      ]);
    const dear = await book(3);
    expect([dear.status, dear.body.code, dear.body.data]).toEqual([
      403,
      'over_limit',
      { limit: 60_000, remaining: 60_000 },
    ]);
    const two = await book(2);
    expect((await book(2)).body.data).toEqual({ limit: 90_000, remaining: 30_000 });
    expect((await owner.get('/members')).body.data).toMatchObject([{ spent: 60_000 }]);
    await member.remove(`/booking-services/${[...two.body.data][0]?.id}`);
    expect((await book(2)).status).toBe(200);
    await world.goTo(new Date('2026-03-31T23:00:00Z'));
    expect((await book(2)).status).toBe(200);
  });

  it('of a month begins at midnight in Lagos', async () => {
    const member = await world.member(owner, 'Booker', { perMonth: 30_000_00 });
    const flight = { Date_Of_Travel: '2026-04-20', Date_Of_Arrival: '2026-04-20T13:00:00Z' };
    const book = async (now: string) => {
      await world.goTo(new Date(now));
      const again = await world.visitor.signedIn(member.account.email, member.account.password);
      return (await again.post(create, [world.entry(service, flight)])).status;
    };
    expect([
      await book('2026-03-31T22:30:00Z'),
      await book('2026-03-31T22:59:59Z'),
      await book('2026-03-31T23:00:00Z'),
      await book('2026-04-01T00:30:00Z'),
    ]).toEqual([200, 403, 200, 403]);
  });

  it('lets one of two confirmations at once pass', async () => {
    const member = await world.member(owner, 'Booker', { perMonth: 30_000_00 });
    const answers = await Promise.all([1, 2].map(() => member.post(create, [world.entry(service)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await world.bookingsOf(owner)).toBe(1);
  });

  it('holds for a change that costs more, and not for deputies and the organisation', async () => {
    const member = await world.member(owner, 'Approver', { perOrder: 30_000_00 });
    const id = await world.book(member, service);
    const car = await world.service({ name: 'Car', price_kobo: 10_000_00 });
    const change = `/booking-services/${id}/changes?expectedCharge=10000&expectedRefund=0`;
    const body = { version: 1, additionalServiceId: car };
    expect((await member.post(change, body)).body.code).toBe('over_limit');
    const deputy = await world.member(owner, 'Deputy', { perOrder: 0 });
    expect((await deputy.post(change, body)).status).toBe(200);
  });

  it('is not passed by an order that waits for money', async () => {
    const member = await world.member(owner, 'Booker', { perOrder: 0 });
    const { id } = await saved(member);
    const wait = { version: 1, accept: true, bookWhenPaid: true };
    expect((await member.patch(`/orders/${id}`, wait)).body.code).toBe('over_limit');
    expect((await member.post(`/orders/${id}/booking`, { version: 1, accept: true })).body.code).toBe(
      'over_limit',
    );
    expect((await settled(owner.post(`/orders/${id}/booking`, { version: 1, accept: true }))).status).toBe(
      200,
    );
    expect(await bookingsIn(member)).toHaveLength(1);
  });
});

describe('the spending of a month', () => {
  it('is told on the 1st, once, by member and reference, less what went back', async () => {
    const booker = await world.member(owner, 'Booker');
    const car = await world.service({ name: 'Car', price_kobo: 10_000_00 });
    const Passengers = [passenger({ Reference: 'CC-410' }), passenger({ Reference: 'CC-411' }), passenger()];
    await world.book(booker, service, { Passengers, additionalServiceId: car });
    const canceled = await world.book(owner, service);
    await owner.remove(`/booking-services/${canceled}`);
    await world.settle();
    await world.goTo(new Date('2026-04-01T01:00:00Z'));
    for (let times = 0; times < 2; times += 1) await queueSpending(world.context);
    const letters = (await world.mailTo(owner.account.email)).filter(({ subject }) =>
      subject.startsWith('Spending by member'),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text.replace(/Person\d+/, 'Person')).toContain('Alfa Person: ₦100,000.00');
    const lines = await spendingOf(world.db, owner.account.id, { from: '2026-03-01', to: '2026-03-31' });
    expect(lines.map(({ reference, kobo, refundedKobo }) => [reference, kobo, refundedKobo])).toEqual([
      ['CC-410', 40_000_00, 0],
      ['CC-411', 30_000_00, 0],
      [null, 30_000_00, 0],
      [null, 30_000_00, 30_000_00],
    ]);
  });

  it('is told to nobody who had no members in it, nor where nothing was booked', async () => {
    const alone = await world.client(0, organisation);
    await world.member(owner, 'Reader');
    const later = await world.client(100_000_00, organisation);
    await world.book(later, service);
    await world.goTo(new Date('2026-04-01T01:00:00Z'));
    await world.member(later, 'Reader');
    await queueSpending(world.context);
    for (const client of [alone, owner, later])
      expect((await lettersTo(client)).filter((subject) => subject.startsWith('Spending'))).toEqual([]);
  });
});

describe('approval', () => {
  it('books above the limit, made by the Booker, and tells both; again is answered with it', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 100_000_00 });
    const approver = await world.member(owner, 'Approver', { perOrder: 0 });
    const order = await submitted(booker, 8);
    expect(await world.balanceKobo(owner)).toBe(1_000_000_00);
    const waiting = (await approver.get('/orders?group=approval')).body.data;
    expect(waiting).toMatchObject([{ id: order.id, status: 'Submitted', madeBy: { id: booker.account.id } }]);
    for (const asked of [owner, approver])
      expect((await lettersTo(asked))[0]).toMatch(/asks for approval of order \d+/);
    const approve = (by: SignedIn) =>
      settled(by.post(`/orders/${order.id}/approval`, { version: order.version, expectedTotal: 240_000 }));
    expect((await approve(booker)).status).toBe(403);
    const answer = await approve(approver);
    expect([answer.status, answer.body.data.status]).toEqual([200, 'Booked']);
    expect((await approve(owner)).body.data.batchCode).toBe(answer.body.data.batchCode);
    expect([(await bookingsIn(booker)).length, await world.balanceKobo(owner)]).toEqual([1, 760_000_00]);
    for (const told of [booker, approver])
      expect(await lettersTo(told)).toContain(`Order ${order.id} was approved`);
    expect((await lettersTo(booker)).some((subject) => subject.startsWith('Confirmed'))).toBe(true);
  });

  it('is nobody’s of their own, nor of another organisation or another Booker', async () => {
    const [approver, other] = [
      await world.member(owner, 'Approver', { perOrder: 0 }),
      await world.member(owner, 'Booker'),
    ];
    const order = await submitted(approver);
    const path = `/orders/${order.id}/approval`;
    expect((await approver.post(path, { version: order.version })).body.code).toBe('own_order');
    expect((await other.get(`/orders/${order.id}`)).status).toBe(404);
    expect((await other.get('/orders')).body.data).toEqual([]);
    const stranger = await world.member(await world.client(0, organisation), 'Deputy');
    for (const call of ['approval', 'rejection', 'withdrawal'])
      expect(
        (await stranger.post(`/orders/${order.id}/${call}`, { version: 2, reason: 'Not ours' })).status,
      ).toBe(404);
  });

  it('waits while the wallet is short, and books once it suffices whatever the limit says then', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker, 40);
    const answer = await settled(owner.post(`/orders/${order.id}/approval`, { version: order.version }));
    expect(answer.body.data).toMatchObject({ status: 'Waiting', bookWhenPaid: true });
    const late = await owner.post(`/orders/${order.id}/rejection`, { version: 3, reason: 'Too late' });
    expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
    const finance = await Promise.all([world.as('Finance Officer'), world.as('Finance Officer')]);
    const asked = { applicationUserId: owner.account.id, amount: 200_000, reason: 'Paid by cheque' };
    const { id } = (await finance[0].post('/adjustments', asked)).body.data;
    expect((await finance[1].post(`/adjustments/${id}/approval`, {})).status).toBe(200);
    await tendOrders(world.context);
    await world.settle();
    expect((await booker.get(`/orders/${order.id}`)).body.data.status).toBe('Booked');
  });

  it('is refused with a reason that the Booker reads; an order that was edited is decided as it stands', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker);
    const reject = (body: object) => settled(owner.post(`/orders/${order.id}/rejection`, body));
    expect((await reject({ version: 2, reason: 'No' })).body.errors).toEqual({
      reason: ['Must be at least 3 character(s) long'],
    });
    await booker.patch(`/orders/${order.id}`, { version: 2, entries: entries(2) });
    expect((await reject({ version: 3, reason: 'Not this month' })).body.code).toBe('not_possible');
    await booker.post(`/orders/${order.id}/submission`, { version: 3, accept: true });
    expect((await reject({ version: 2, reason: 'Not this month' })).body.code).toBe('changed_meanwhile');
    const answer = await reject({ version: 4, reason: 'Not this month' });
    expect(answer.body.data).toMatchObject({ status: 'Rejected', decision: { reason: 'Not this month' } });
    expect(await lettersTo(booker)).toContain(`Order ${order.id} was rejected`);
    const withdrawn = await booker.post(`/orders/${order.id}/withdrawal`, { version: 5 });
    expect([withdrawn.status, withdrawn.body.message]).toEqual([400, 'The order was rejected']);
  });

  it('is needed by nobody without a limit, and is asked for by the maker alone', async () => {
    const order = await saved(owner);
    const ask = (by: SignedIn) => by.post(`/orders/${order.id}/submission`, { version: 1, accept: true });
    expect((await ask(owner)).body.code).toBe('not_possible');
    expect((await ask(await world.member(owner, 'Approver'))).body.code).toBe('not_possible');
  });

  it('was of the total that was asked for: at a higher one it is asked for, and given, once more', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker, 40);
    await settled(owner.post(`/orders/${order.id}/approval`, { version: order.version }));
    await world.db.query('update services set price_kobo = 4000000 where id = $1', [service]);
    await fundWallet(world, owner.account.id, 1_000_000_00);
    await tendOrders(world.context);
    await world.settle();
    const failed = (await booker.get(`/orders/${order.id}`)).body.data as unknown as Order;
    expect(failed).toMatchObject({ status: 'Failed', totalNow: 1_600_000 });
    const accepted = { accept: true, expectedTotal: 1_600_000 };
    const again = await booker.post(`/orders/${order.id}/submission`, {
      ...accepted,
      version: failed.version,
    });
    const asked = again.body.data as unknown as Order;
    expect(asked).toMatchObject({ status: 'Submitted', decision: null });
    const booked = await booker.post(`/orders/${order.id}/booking`, { ...accepted, version: asked.version });
    expect([booked.status, booked.body.code]).toEqual([403, 'over_limit']);
    const given = await settled(owner.post(`/orders/${order.id}/approval`, { version: asked.version }));
    expect([given.status, given.body.data.status]).toEqual([200, 'Booked']);
  });

  it('is given by an Approver to what was asked for alone, and to no draft of a colleague that they could edit first', async () => {
    const [booker, approver] = [
      await world.member(owner, 'Booker', { perOrder: 0 }),
      await world.member(owner, 'Approver', { perOrder: 0 }),
    ];
    const { id } = await saved(booker);
    const edited = await approver.patch(`/orders/${id}`, { version: 1, entries: entries(8) });
    expect([edited.status, edited.body.data.status]).toEqual([200, 'Draft']);
    const accepted = { version: 2, accept: true };
    for (const book of [
      () => approver.post(`/orders/${id}/booking`, accepted),
      () => approver.patch(`/orders/${id}`, { ...accepted, bookWhenPaid: true }),
    ]) {
      const { status, body } = await book();
      expect([status, body.code]).toEqual([400, 'not_possible']);
    }
    await booker.post(`/orders/${id}/submission`, accepted);
    const given = await settled(approver.post(`/orders/${id}/booking`, { ...accepted, version: 3 }));
    expect([given.status, given.body.data.status]).toEqual([200, 'Booked']);
  });

  it('is reminded of once, a day before the flight', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker);
    const reminders = async () =>
      (await lettersTo(owner)).filter((subject) => subject.includes('still waits for approval')).length;
    await tendOrders(world.context);
    expect(await reminders()).toBe(0);
    await world.goTo(new Date(today.getTime() + 25 * hourMs));
    await tendOrders(world.context);
    await tendOrders(world.context);
    expect([await reminders(), (await owner.get(`/orders/${order.id}`)).body.data.version]).toEqual([1, 2]);
  });
});
