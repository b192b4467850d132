import { addBooking } from '../../testing/addBooking.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { recordActivity } from './index.ts';

const server = forAllTests(startTestServer);
let client: SignedIn;
beforeAll(async () => {
  client = await server.as('Client', { first_name: 'Alfa', last_name: 'India' });
  const start = Date.now();
  await server.db.transaction(async (tx) => {
    for (let number = 1; number <= 8; number += 1)
      await recordActivity(tx, {
        userId: client.account.id,
        description: `Step ${number}`,
        at: new Date(start + number * 1000),
      });
  });
});

const descriptions = async (path: string) =>
  (await client.get(path)).body.data.map(({ description }) => description);

it('a client reads their own activities, newest first, seven to a page [API-56] [ACTIVITY-06]', async () => {
  const { body } = await client.get('/activity/client');
  expect(body.data).toHaveLength(7);
  expect(body.data[0]).toMatchObject({
    description: 'Step 8',
    dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    user: { business_Name: null, firstName: 'Alfa', lastName: 'India', email: client.account.email },
  });
});

it('a list carries its meta [API-06]', async () => {
  const { body } = await client.get('/activity/client?pageNumber=2');
  expect(body.data.map(({ description }) => description)).toEqual(['Step 1', 'Logged in']);
  expect(body.meta).toEqual({
    pageNumber: 2,
    firstPage: 1,
    lastPage: 2,
    nextPage: null,
    previousPage: 1,
    totalPages: 2,
    totalCount: 9,
  });
});

it('a page beyond the last is empty and not refused', async () => {
  expect(await descriptions('/activity/client?pageNumber=99')).toEqual([]);
});

it('the dashboard takes five', async () => {
  expect(await descriptions('/activity/client?pageSize=5')).toHaveLength(5);
});

it('another client sees none of them, staff all', async () => {
  const other = await server.as('Client');
  const { body } = await other.get('/activity/client');
  expect(body.meta.totalCount).toBe(1);
  const staff = await server.as('Finance Officer');
  expect((await staff.get('/activity/client')).body.meta.totalCount).toBe(11);
});

it('staff read those of one client, a client always their own alone', async () => {
  const staff = await server.as('Registration Officer');
  const of = `/activity/client?applicationUserId=${client.account.id}`;
  const { body } = await staff.get(of);
  expect(body.meta.totalCount).toBe(9);
  expect(new Set(body.data.map(({ user }) => JSON.stringify(user))).size).toBe(1);
  expect((await (await server.as('Client')).get(of)).body.meta.totalCount).toBe(1);
});

describe('what staff read of other people’s', () => {
  let booker: SignedIn;
  let booking: { id: number };
  beforeAll(async () => {
    booker = await server.as('Client');
    booking = await addBooking(server.db, booker.account.id, { airportId: 13 });
    const at = new Date();
    const userId = booker.account.id;
    await server.db.transaction(async (tx) => {
      await recordActivity(tx, { userId, description: 'Booked at Lagos', at, airportId: 13 });
      await recordActivity(tx, { userId, description: 'Booked at Abuja', at, airportId: 1 });
      await recordActivity(tx, {
        userId,
        description: 'Wallet funded with NGN 500,000.00',
        at,
        needs: 'transactions.readFunds',
      });
      await recordActivity(tx, {
        userId,
        description: 'Registration fee paid',
        at,
        needs: 'transactions.readRegistrations',
      });
    });
  });
  const account = ['Logged in'];
  const bookings = ['Booked at Lagos', 'Booked at Abuja'];
  const funding = 'Wallet funded with NGN 500,000.00';
  const fee = 'Registration fee paid';

  it.each([
    ['Administrator', {}, [...account, ...bookings, funding, fee]],
    ['Finance Officer', {}, [...account, ...bookings, funding, fee]],
    ['Registration Officer', {}, [...account, ...bookings, fee]],
    ['Protocol Officer', {}, [...account, ...bookings]],
    ['Protocol Officer', { airport_ids: [1, 2] }, [...account, 'Booked at Abuja']],
    ['Protocol Officer', { airport_ids: [3] }, account],
  ])('a %s %j reads what the role and the airports let it read elsewhere', async (role, facts, read) => {
    const staff = await server.as(role, facts);
    const { body } = await staff.get(`/activity/client?applicationUserId=${booker.account.id}&pageSize=50`);
    expect(body.data.map(({ description }) => description).sort()).toEqual([...read].sort());
    expect(body.meta.totalCount).toBe(read.length);
    const { body: all } = await staff.get('/activity/client?pageSize=50');
    const texts = all.data.map(({ description }) => description);
    for (const text of [...bookings, funding, fee]) expect(texts.includes(text)).toBe(read.includes(text));
  });

  it('their owner reads all of them', async () => {
    const { body } = await booker.get('/activity/client?pageSize=50');
    expect(body.meta.totalCount).toBe(5);
  });

  it.each([
    ['booking-services', 13, 1],
    ['booking-services', 1, 0],
  ])('a status that changed at another airport is not among them: %s', async (path, airport, seen) => {
    const administrator = await server.as('Administrator');
    await administrator.patch(`/${path}`, { Id: booking.id, BookingStatus: 'Flight_Canceled' });
    const officer = await server.as('Protocol Officer', { airport_ids: [airport] });
    const { body } = await officer.get(`/activity/client?applicationUserId=${booker.account.id}&pageSize=50`);
    const texts = body.data.map(({ description }) => String(description));
    expect(
      texts.filter((text) => text.startsWith('Booking status changed to Flight_Cancelled')),
    ).toHaveLength(seen);
  });
});

it('everybody’s are counted to their end', async () => {
  await server.db.query(
    `insert into activities (user_id, description, created_at) select $1, 'Step ' || n, now() from generate_series(1, 1000) n`,
    [client.account.id],
  );
  const staff = await server.as('Finance Officer');
  const { body } = await staff.get('/activity/client?pageNumber=200&pageSize=5');
  expect(body.data).toHaveLength(5);
  const { rows } = await server.db.query<{ total: number }>('select count(*) as total from activities');
  expect([body.meta.totalCount, body.meta.atLeast]).toEqual([rows[0]?.total, undefined]);
  const { body: own } = await client.get('/activity/client?pageSize=5');
  expect([own.meta.totalCount, own.meta.atLeast]).toEqual([1009, undefined]);
});

it('a client’s own are counted to their end, however many there are', async () => {
  const busy = await server.as('Client');
  await server.db.query(
    `insert into activities (user_id, description, created_at) select $1, 'Step ' || n, now() from generate_series(1, 10000) n`,
    [busy.account.id],
  );
  const { body } = await busy.get('/activity/client?pageNumber=2000&pageSize=5');
  expect(body.data).toHaveLength(5);
  expect([body.meta.totalCount, body.meta.lastPage, body.meta.atLeast]).toEqual([10_001, 2001, undefined]);
});

it('the audit is never changed', async () => {
  await server.db.query(
    `insert into audit (at, actor_name, action, subject_kind, subject_id) values (now(), 'x', 'x', 'x', '1')`,
  );
  await expect(server.db.query(`update audit set actor_name = 'y'`)).rejects.toThrow('never changed');
  await expect(server.db.query('delete from audit')).rejects.toThrow('never changed');
});
