import type { BookMonth } from 'shared-api/contract';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let finance: SignedIn;
let second: SignedIn;

const noonOf = (day: string) => new Date(`${day}T12:00:00+01:00`);
const propose = (month: string, reason?: string) => finance.post(`/books/months/${month}/close`, { reason });
const approve = (month: string) => second.post(`/books/months/${month}/approval`, {});
async function close(month: string, reason?: string) {
  const proposed = await propose(month, reason);
  return proposed.status === 200 ? approve(month) : proposed;
}
const months = async () => (await finance.get('/books/months')).body.data as unknown as BookMonth[];

beforeAll(async () => {
  await world.goTo(noonOf('2026-10-01'));
  finance = await world.as('Finance Officer');
  second = await world.as('Administrator');
  await world.client(1_000_000_00);
  await world.goTo(noonOf('2026-12-05'));
}, 60_000);

describe('an opening after months were closed', () => {
  const opening = (day: string) =>
    finance.post('/books/decisions', { kind: 'opening', day, reason: 'The books begin' });
  const open = async () => (await months()).map(({ month, status, closable }) => [month, status, closable]);

  beforeAll(async () => {
    expect((await close('2026-10')).status).toBe(200);
  });

  it('is in the first open month and in no other', async () => {
    for (const day of ['2026-10-31', '2026-12-01']) {
      const { status, body } = await opening(day);
      expect([status, body.code, body.message]).toEqual([
        409,
        'month_closed',
        'Months are closed until October 2026: choose a day in November 2026',
      ]);
    }
    const { id } = (await opening('2026-11-10')).body.data;
    expect((await second.post(`/books/decisions/${id}/approval`, {})).status).toBe(200);
    expect(await open()).toEqual([
      ['2026-12', 'Open', false],
      ['2026-11', 'Open', true],
      ['2026-10', 'Closed', false],
    ]);
    expect((await second.post('/books/months/2026-10/verify', {})).status).toBe(200);
    expect((await finance.get('/books/months/2026-10/pack')).status).toBe(200);
  });

  it('that lies later closes off no month', async () => {
    await world.db.query(`update book_decisions set opening_day = '2026-12-01' where kind = 'opening'`);
    expect((await open())[1]).toEqual(['2026-11', 'Open', true]);
    expect((await close('2026-11')).status).toBe(200);
  });
});
