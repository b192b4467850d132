import { bookingAnchors, setAnchors } from '../../lists/index.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { type BookingWorld, startBookingWorld, today } from './testing/bookingWorld.ts';

let world: BookingWorld;
let lounge: number;
let administrator: SignedIn;
beforeAll(async () => {
  world = await startBookingWorld();
  lounge = await world.service({ name: 'Lounge', price_kobo: 1_00 });
  administrator = await world.as('Administrator');
});
afterAll(() => world.close());

const minuteMs = 60_000;
const at = (minute: number) => world.goTo(new Date(today.getTime() + minute * minuteMs));

/** Books every minute, then lets all of it settle and sets an anchor at every fourth booking. */
async function booked(client: SignedIn, from: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let minute = from; minute < from + count; minute += 1) {
    await at(minute);
    ids.push(await world.book(client, lounge));
  }
  return ids;
}
async function settleAndAnchor() {
  await at(1_000);
  await setAnchors(world, [bookingAnchors], 4);
}

/** All pages of a list, one after the other, and the total that every one of them names. */
async function listed(by: SignedIn, path: string): Promise<{ ids: unknown[]; totals: unknown[] }> {
  const ids: unknown[] = [];
  const totals = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const { body } = await by.get(`${path}?pageNumber=${page}`);
    if (body.data.length === 0) return { ids, totals: [...totals] };
    ids.push(...[...body.data].map(({ id }) => id));
    totals.add(body.meta.totalCount);
  }
}
const anchors = async () =>
  (await world.db.query<{ n: number }>('select count(*) as n from booking_marks')).rows[0]?.n;

it('lists have the same pages and totals with anchors as without, also as they grow and after a clock was set back', async () => {
  const client = await world.client(1_000_00);
  const other = await world.client(1_000_00);
  const mine = await booked(client, 0, 23);
  const others = await booked(other, 100, 5);
  await settleAndAnchor();
  expect(await anchors()).toBe(7 + 5 + 1);
  const own = { ids: mine.toReversed(), totals: [23] };
  const all = { ids: [...mine, ...others].toReversed(), totals: [28] };
  expect(await listed(client, '/booking-services/client')).toEqual(own);
  expect(await listed(administrator, `/booking-services/client/${client.account.id}`)).toEqual(own);
  expect(await listed(administrator, '/booking-services')).toEqual(all);

  const [late = 0] = await booked(client, 200, 1);
  expect(await listed(client, '/booking-services/client')).toEqual({
    ids: [late, ...mine.toReversed()],
    totals: [24],
  });

  await at(10.5);
  const early = await world.book(client, lounge);
  const woven = mine.toSpliced(11, 0, early);
  const expectWoven = async () => {
    expect(await listed(client, '/booking-services/client')).toEqual({
      ids: [late, ...woven.toReversed()],
      totals: [25],
    });
    expect(await listed(administrator, '/booking-services')).toEqual({
      ids: [late, ...[...woven, ...others].toReversed()],
      totals: [30],
    });
  };
  await expectWoven();
  await settleAndAnchor();
  expect(await anchors()).toBe(7 + 6 + 1);
  await expectWoven();
});

it('what was just booked gets no anchor yet', async () => {
  const before = await anchors();
  await booked(await world.client(1_000_00), 2_000, 4);
  await setAnchors(world, [bookingAnchors], 4);
  expect(await anchors()).toBe(before);
});
