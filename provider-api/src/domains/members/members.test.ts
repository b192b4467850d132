import { randomUUID } from 'node:crypto';
import { type bookingStats, contract, type Endpoint, type ReplyOf } from 'shared-api/contract';
import { type MemberRole, memberCan, memberRoles, permissionsOf, roleCan } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import {
  bookingsIn,
  entriesOf,
  lettersTo,
  savedOrder,
  settled,
  startOrganisation,
} from '../../testing/organisation.ts';
import { individualFields } from '../../testing/registrations.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { processDueOrders } from '../orders/expireOrders.ts';

const world = forAllTests(startBookingWorld);
let service: number;
let owner: SignedIn;

beforeEach(async () => {
  ({ owner, service } = await startOrganisation(world));
});
afterEach(() => world.expectSoundLedger());

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
  /** No member may export the payments of the organisation's registration. */
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
    expect((await reader.get('/transactions/wallet-balance')).body.data).toMatchObject({
      balance: { balance: 940_000 },
    });
    const { data } = (await booker.get(`/booking-services/${second}`)).body;
    expect(data).toMatchObject({
      applicationUserId: owner.account.id,
      applicationUser: { business_Name: 'Delta Freight Ltd' },
    });
    expect((await lettersTo(world, booker)).some((subject) => subject.startsWith('Confirmed'))).toBe(true);
    const sentences = (await owner.get('/activity/client')).body.data.map(({ description }) => description);
    expect(sentences[0]).toMatch(/^Booked Arrival service .* by Alfa Person\d+$/);
    expect((await booker.get('/activity/client')).body.data.map(({ description }) => description)).toEqual([
      'Logged in',
    ]);
  });

  it.each([
    ['Booker', []],
    ['Reader', ['/transactions/wallet-balance', '/transactions/statement', '/transactions/statement/export']],
  ] as const)('reads the balance as a %s in %j alone, and in no quote of a change', async (role, paths) => {
    await fundWallet(world.context, owner.account.id, 23_456_78);
    const member = await world.member(owner, role);
    const booking = await world.book(role === 'Booker' ? member : owner, service);
    const told: string[] = [];
    for (const { path } of ofClients.filter(({ method }) => method === 'GET')) {
      const named = path.replace(':type', '0').replace(/:\w+/g, String(booking));
      const { bytes } = await member.get(`${named}?from=2026-03-01&to=2026-03-31`);
      if (/993,?456\.78/.test(Buffer.from(bytes).toString())) told.push(path);
    }
    expect(told.sort()).toEqual([...paths].sort());
    const change = { version: 1, Flight_Number: 'P47999' };
    const quoted = await member.post(`/booking-services/${booking}/changes/quote`, change);
    expect(quoted.body.data?.balanceAfter ?? null).toBeNull();
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
    const administrator = await world.as('Administrator');
    const clients = async () => (await administrator.get('/users/dashboard-stats')).body.data.clients;
    const before = await clients();
    const { account } = await world.member(owner, 'Booker');
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
      { Email: ['This email address is already registered'] },
    ]);
    const sentences = (await owner.get('/activity/client')).body.data.map(({ description }) => description);
    expect(sentences).toContain('Echo Juliett invited as Booker');
  });

  it('have a role and limits that hold with the next request', async () => {
    const member = await world.member(owner, 'Booker');
    const change = { Role: 'Reader', PerOrder: null, PerMonth: 0 };
    const changed = await owner.patch(`/members/${member.account.id}`, change);
    expect(changed.body.data).toMatchObject({ role: 'Reader', perOrder: null, perMonth: 0 });
    expect((await member.post('/booking-services/create-bookings', [world.entry(service)])).status).toBe(403);
  });

  it('that accepted no invitation keep their address from nobody', async () => {
    const body = invitation();
    const { id } = (await owner.post('/members', body)).body.data;
    const code = await codeIn(body.Email);
    const registered = await world.visitor.form(
      '/users/individual',
      individualFields({ Email: body.Email.toUpperCase() }),
    );
    expect(registered.status).toBe(200);
    const late = await world.visitor.patch('/users/password-reset', {
      Password: 'Fresh-1x',
      ConfirmPassword: 'Fresh-1x',
      ActivationCode: code,
    });
    expect([late.status, late.body.errors]).toEqual([
      400,
      [
        'This invitation no longer holds: its address has got another account. Ask whoever invited you to use another address',
      ],
    ]);
    expect((await owner.get('/members')).body.data).toEqual([]);
    const again = await owner.post(`/members/${id}/invitation`, {});
    expect([again.status, again.body.message]).toEqual([
      400,
      'This address has got another account: invite another address',
    ]);
  });

  it('that accepted no invitation are invited by another organisation or as staff, twice by none', async () => {
    const body = invitation();
    const { owner: other } = await startOrganisation(world);
    expect((await owner.post('/members', body)).status).toBe(200);
    expect((await owner.post('/members', body)).body.errors).toHaveProperty('Email');
    expect((await other.post('/members', body)).status).toBe(200);
    const administrator = await world.as('Administrator');
    const staff = { ...body, Role: 'Registration Officer', PhoneNumber: '08031234567' };
    const { PerOrder: _, PerMonth: __, ...person } = staff;
    expect((await administrator.post('/users/staff', person)).status).toBe(200);
  });

  it('who set a password keep their address', async () => {
    const body = invitation();
    await owner.post('/members', body);
    await setsPassword(body.Email);
    const { body: refusal } = await world.visitor.form(
      '/users/individual',
      individualFields({ Email: body.Email }),
    );
    expect(refusal.errors).toEqual({ Email: ['This e-mail address is already registered'] });
  });

  it('get five letters an hour at one address, and an organisation sends fifty', async () => {
    const limited = await startBookingWorld({ config: { rateLimits: true } });
    try {
      const { owner: sender } = await startOrganisation(limited);
      const body = invitation();
      const { id } = (await sender.post('/members', body)).body.data;
      const again = async () => (await sender.post(`/members/${id}/invitation`, {})).status;
      for (let letter = 2; letter <= 5; letter += 1) expect(await again()).toBe(200);
      expect(await again()).toBe(429);
      expect(await limited.mailTo(body.Email)).toHaveLength(5);
      for (let letter = 6; letter <= 50; letter += 1)
        expect((await sender.post('/members', invitation())).status).toBe(200);
      expect((await sender.post('/members', invitation())).status).toBe(429);
      await limited.goTo(new Date(limited.clock.now().getTime() + 3_600_001));
      expect((await sender.post('/members', invitation())).status).toBe(200);
    } finally {
      await limited.close();
    }
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
    expect((await lettersTo(world, member)).filter((subject) => subject.includes('no longer'))).toHaveLength(
      1,
    );
    expect((await owner.post(`${path}/invitation`, {})).body.data.state).toBe('Invited');
    const again = await setsPassword(member.account.email);
    expect((await bookingsIn({ ...again, account: member.account })).length).toBe(1);
  });

  it('that are removed while an order of theirs waits leave it to the organisation, which is told of it', async () => {
    const member = await world.member(owner, 'Booker');
    const { id } = await savedOrder(member, entriesOf(world, service, 40));
    const wait = { version: 1, accept: true, bookWhenPaid: true };
    expect((await settled(world, member.patch(`/orders/${id}`, wait))).body.data.status).toBe('Waiting');
    expect((await owner.post(`/members/${member.account.id}/removal`, {})).status).toBe(200);
    await fundWallet(world, owner.account.id, 1_000_000_00);
    await processDueOrders(world.context);
    await world.settle();
    expect((await owner.get(`/orders/${id}`)).body.data).toMatchObject({
      status: 'Booked',
      madeBy: { id: member.account.id },
    });
    const confirmed = async (to: SignedIn) =>
      (await lettersTo(world, to)).filter((subject) => subject.startsWith('Confirmed')).length;
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

it('an organisation has at most 200 members, and whom it removed is none of them', async () => {
  await world.db.query(
    `with added as (
       insert into users (email, role, status, category, client_type_id, first_name, last_name, member_of, member_role, created_at)
       select concat(n, '.of.', $1::bigint, '@client.example'), 'Client', 'Active', 'Individual', 2, 'Echo', 'Juliett', $1::bigint, 'Booker', now()
         from generate_series(1, 200) n returning id)
     insert into member_limits (member_id) select id from added`,
    [owner.account.id],
  );
  const invite = async () => (await owner.post('/members', invitation())).body.code;
  expect(await invite()).toBe('members_limit');
  const known = await owner.post('/members', {
    ...invitation(),
    Email: `1.of.${owner.account.id}@client.example`,
  });
  expect(known.body.errors).toEqual({ Email: ['This email address is already registered'] });
  const { rows } = await world.db.query<{ id: number }>(
    `update users set status = 'Deactivated', member_removed_at = now() where email = concat('1.of.', $1::bigint, '@client.example') returning id`,
    [owner.account.id],
  );
  expect(await invite()).toBeUndefined();
  expect((await owner.post(`/members/${rows[0]?.id}/invitation`, {})).body.code).toBe('members_limit');
});
