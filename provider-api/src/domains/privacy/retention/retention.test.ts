import { personalTables } from '../../../privacy/personalTables.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { passenger, startBookingWorld, today } from '../../bookings/testing/bookingWorld.ts';
import { forgetOld } from './index.ts';

const world = forAllTests(() => startBookingWorld());
const dayMs = 86_400_000;

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

it('the dry run counts what the night removes, a second night removes nothing, a restricted account keeps all', async () => {
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
