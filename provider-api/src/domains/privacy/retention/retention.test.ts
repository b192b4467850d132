import type { Booking } from 'shared-api/contract';
import { dayMs } from 'shared-api/rules';
import { personalTables } from '../../../privacy/personalTables.ts';
import { addPayment } from '../../../testing/addPayment.ts';
import { wordsInDatabase } from '../../../testing/findWords.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { passenger, startBookingWorld, today } from '../../bookings/testing/bookingWorld.ts';
import { forgetOld } from './index.ts';

const world = forAllTests(() => startBookingWorld());

const after = (days: number) => world.goTo(new Date(today.getTime() + days * dayMs));

async function travelled() {
  const client = await world.client(100_000_00);
  const service = await world.service({ price_kobo: 10_000_00 });
  const id = await world.book(client, service, {
    Passengers: [
      passenger({ LastName: 'Zulu', mobileNumber: '08035556677', Wheel_Chair: true, nin: '98765432109' }),
    ],
  });
  return { client, id };
}

const passengerOf = async (id: number) =>
  (
    await world.db.query(
      `select last_name as name, mobile_number as mobile, wheel_chair as needs, nin is not null as number
         from passengers where booking_id = $1`,
      [id],
    )
  ).rows[0];

const dryRun = async (): Promise<Record<string, number>> => {
  const administrator = await world.as('Administrator');
  const { body } = await administrator.get('/retention/dry-run');
  const lines = body.data as unknown as { what: string; count: number }[];
  return Object.fromEntries(lines.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]));
};

afterEach(() => world.goTo(today));

it('what passengers needed goes 30 days after the flight, their mobile after 90, their names after six years', async () => {
  const { client, id } = await travelled();
  const whole = { name: 'Zulu', mobile: '08035556677', needs: true, number: true };
  const seen: unknown[] = [];
  for (const days of [31, 33, 93, 2193]) {
    await after(days);
    // The account itself is in use.
    await world.db.query('update users set email_verified_at = now() where id = $1', [client.account.id]);
    await forgetOld(world.context);
    seen.push(await passengerOf(id));
  }
  expect(seen).toEqual([
    whole,
    { ...whole, needs: false, number: false },
    { ...whole, needs: false, number: false, mobile: null },
    { name: 'passenger', needs: false, number: false, mobile: null },
  ]);
});

it('30 days after the flight nobody reads what a passenger needs: not in changes, orders or the audit', async () => {
  const { client, id } = await travelled();
  const officer = await world.as('Protocol Officer');
  const { passengers } = (await officer.get(`/booking-services/${id}`)).body.data as unknown as Booking;
  const change = {
    version: 1,
    reason: 'Called in',
    Passengers: [{ id: passengers[0]?.id, Special_Requirement: 'Oxygenneed' }],
  };
  await officer.post(`/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`, change);
  const service = await world.service();
  const needing = passenger({ Others: true, Special_Requirement: 'Insulinneed' });
  await client.post('/orders', { entries: [world.entry(service, { Passengers: [needing] })] });
  const left = async (days: number) => {
    await world.settle();
    await after(days);
    await world.db.query('delete from idempotency_keys; delete from mailbox');
    await forgetOld(world.context);
    const found = await wordsInDatabase(world.db, ['Oxygenneed', 'Insulinneed']);
    return found.map((line) => line.split(' ').slice(0, 2).join(' '));
  };
  expect((await left(31)).toSorted()).toEqual([
    'Insulinneed: orders',
    'Oxygenneed: booking_changes',
    'Oxygenneed: passengers',
  ]);
  expect(await left(33)).toEqual([]);
});

it('a part begins behind the one before: of more rows than one holds all are forgotten, each once', async () => {
  const { client, id } = await travelled();
  await world.db.query(
    `insert into passengers (booking_id, position, first_name, last_name, designation, gender, mobile_number)
     select $1, n, 'Romeo', 'Zulu', 'Mr', 'Male', '08035556677' from generate_series(10, 2509) n`,
    [id],
  );
  await world.db.query('update users set email_verified_at = now() where id = $1', [client.account.id]);
  await after(93);
  const counted = (await dryRun())['Mobile numbers of passengers'];
  expect(counted).toBeGreaterThan(2500);
  expect(await forgetOld(world.context)).toBeGreaterThanOrEqual(counted ?? 0);
  expect((await dryRun())['Mobile numbers of passengers']).toBeUndefined();
});

it('a request that was answered and a breach that was reported tell nobody anything six years later', async () => {
  const administrator = await world.as('Administrator');
  const client = await world.client(0);
  await client.post('/me/requests', { kind: 'other', text: 'Echorequest' });
  const [{ id } = { id: 0 }] = (await administrator.get('/privacy/requests?state=Open')).body
    .data as unknown as {
    id: number;
  }[];
  await administrator.post(`/privacy/requests/${id}/refusal`, { reason: 'Foxtrotanswer' });
  const body = {
    knownAt: today.toISOString(),
    what: 'Golfbreach',
    classes: ['contact'],
    people: 1,
    consequences: 'None',
    measures: 'None',
  };
  const breach = (await administrator.post('/privacy/breaches', body)).body.data.id;
  await administrator.post(`/privacy/breaches/${breach}/report`, { number: 'NDPC-1' });
  const left = async (days: number) => {
    await after(days);
    await world.db.query(`update users set email_verified_at = now(), status = 'Active'`);
    await world.db.query('delete from idempotency_keys; delete from mailbox; delete from outbox');
    await forgetOld(world.context);
    return (await wordsInDatabase(world.db, ['Echorequest', 'Foxtrotanswer', 'Golfbreach'])).length;
  };
  expect(await left(2189)).toBeGreaterThan(2);
  expect(await left(2192)).toBe(0);
});

it('the dry run counts what a day removes, a second day removes nothing, a restricted account keeps all', async () => {
  const { id } = await travelled();
  const kept = await travelled();
  const administrator = await world.as('Administrator');
  const reason = 'A claim';
  await administrator.patch(`/clients/${kept.client.account.id}/restriction`, { restricted: true, reason });
  await forgetOld(world.context);
  await after(100);
  const counted = await dryRun();
  expect(counted).toEqual({
    'Messages, and letters that failed for good': expect.any(Number),
    'Mobile numbers of passengers': 1,
    'Needs, identification numbers and schools of passengers': 1,
  });
  const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
  expect(await forgetOld(world.context)).toBe(all);
  expect(await dryRun()).toEqual({});
  expect(await forgetOld(world.context)).toBe(0);
  expect(await passengerOf(id)).toMatchObject({ mobile: null, needs: false });
  expect(await passengerOf(kept.id)).toMatchObject({ mobile: '08035556677', needs: true });
});

it('0 days are never', async () => {
  const { id } = await travelled();
  const administrator = await world.as('Administrator');
  for (const key of ['passengerMobileDays', 'passengerNeedDays'])
    await administrator.patch(`/settings/${key}`, { value: 0, version: 0, reason: 'Decided' });
  await after(400);
  await forgetOld(world.context);
  expect(await passengerOf(id)).toMatchObject({ mobile: '08035556677', needs: true });
  await world.db.query('truncate setting_changes').catch(() => undefined);
});

it.each([
  [
    'whose address was never verified goes after 30 days',
    { email_verified_at: null, status: 'Processing' },
    29,
    31,
  ],
  ['that was deactivated goes after six years', { status: 'Deactivated' }, 2189, 2191],
])('an account %s', async (_what, facts, stays, goes) => {
  const { id } = await world.account('Client', { ...facts, created_at: today });
  const erased = async () =>
    (
      await world.db.query<{ erased: boolean }>(
        'select erased_at is not null as erased from users where id = $1',
        [id],
      )
    ).rows[0]?.erased;
  await after(stays);
  await forgetOld(world.context);
  expect(await erased()).toBe(false);
  await after(goes);
  await forgetOld(world.context);
  expect(await erased()).toBe(true);
});

it('a member who was removed goes six years after that, whatever the authority decided about them before', async () => {
  const owner = await world.client(0);
  const { account } = await world.member(owner, 'Booker');
  await world.db.query(
    `insert into audit (at, actor_name, action, subject_kind, subject_id) values ($1, 'Alfa', 'user.status', 'user', $2)`,
    [today, account.id],
  );
  await world.db.query(`update users set status = 'Deactivated', member_removed_at = $2 where id = $1`, [
    account.id,
    new Date(today.getTime() + 2000 * dayMs),
  ]);
  const erased = async (days: number) => {
    await after(days);
    await forgetOld(world.context);
    const { rows } = await world.db.query('select from users where id = $1 and erased_at is not null', [
      account.id,
    ]);
    return rows.length;
  };
  expect([await erased(2200), await erased(4195)]).toEqual([0, 1]);
});

it('an account whose address was never verified goes though it owed no fee, and the name of its payer with it', async () => {
  const { id } = await world.account('Client', {
    email_verified_at: null,
    status: 'Processing',
    created_at: today,
  });
  await addPayment(world.db, id, { kind: 'registration', status: 'Paid', amount_kobo: 0, paid_at: today });
  await after(31);
  await forgetOld(world.context);
  const { rows } = await world.db.query(
    'select erased_at is not null as erased, payer_name as payer from users where id = $1',
    [id],
  );
  expect(rows).toEqual([{ erased: true, payer: null }]);
});

it('a restricted organisation keeps its removed members, and what they did', async () => {
  const owner = await world.client(0);
  const { account } = await world.member(owner, 'Booker');
  await world.db.query(
    `insert into activities (user_id, description, created_at) values ($1, 'Echoactivity', $2)`,
    [account.id, today],
  );
  await world.db.query(`update users set status = 'Deactivated', member_removed_at = $2 where id = $1`, [
    account.id,
    today,
  ]);
  const restrict = (at: Date | null) =>
    world.db.query('update users set restricted_at = $2, restriction_reason = $3 where id = $1', [
      owner.account.id,
      at,
      at && 'A claim',
    ]);
  const kept = async () => {
    await forgetOld(world.context);
    const { rows } = await world.db.query(
      `select a.description from activities a join users u on u.id = a.user_id
        where u.id = $1 and u.erased_at is null and a.description = 'Echoactivity'`,
      [account.id],
    );
    return rows.length;
  };
  await restrict(today);
  await after(2191);
  const restricted = await kept();
  await restrict(null);
  expect([restricted, await kept()]).toEqual([1, 0]);
});

it('an account that cannot be erased does not stop the next one', async () => {
  const facts = { status: 'Deactivated', created_at: today };
  const [failing, next] = [await world.account('Client', facts), await world.account('Client', facts)];
  const check = 'alter table users add constraint stays check (erased_at is null or id <>';
  await world.db.query(`${check} ${failing.id}) not valid`);
  await after(2191);
  await forgetOld(world.context);
  const { rows } = await world.db.query(
    'select id from users where id = any ($1) and erased_at is not null',
    [[failing.id, next.id]],
  );
  await world.db.query('alter table users drop constraint stays');
  expect(rows).toEqual([{ id: next.id }]);
});

it('an account with money is erased by nobody', async () => {
  const client = await world.client(1, { created_at: today });
  await world.db.query(`update users set status = 'Deactivated' where id = $1`, [client.account.id]);
  await after(4000);
  await forgetOld(world.context);
  const { rows } = await world.db.query('select erased_at from users where id = $1', [client.account.id]);
  expect(rows).toEqual([{ erased_at: null }]);
});

it('every column that goes by age is one that an erasure knows', () => {
  const unknown = Object.entries(personalTables).flatMap(([table, { forgets = [], columns }]) =>
    forgets.flatMap((forgetting) =>
      forgetting.columns
        .filter((name) => columns[name]?.erased === undefined)
        .map((name) => `${table}.${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
