import { type BookingStatus, bookingStatuses, bookingStatusWords } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let client: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  client = await world.client(100_000_000_00, {
    email: 'owner@client.example',
    first_name: 'Halima',
    last_name: 'Musa',
  });
  administrator = await world.as('Administrator', { first_name: 'Hotel', last_name: 'Kilo' });
});

const patch = (by: SignedIn, Id: number, BookingStatus: unknown, Reason?: string) =>
  by.patch('/booking-services', { Id, BookingStatus, Reason });
const statusOf = async (id: number): Promise<unknown> =>
  (await administrator.get(`/booking-services/${id}`)).body.data.bookingStatus;

async function bookingIn(status: BookingStatus): Promise<number> {
  const id = await world.book(client, arrival);
  if (status === 'Processing') return id;
  if (status === 'Payment_Received') await patch(administrator, id, 'Service_Rendered');
  const answer = await patch(status === 'Canceled' ? client : administrator, id, status);
  if (answer.status !== 200) throw new Error(`${status} answered ${answer.status}`);
  return id;
}

const reusedIn = new Map<BookingStatus, Promise<number>>();
function reusedBooking(status: BookingStatus): Promise<number> {
  const kept = reusedIn.get(status) ?? bookingIn(status);
  reusedIn.set(status, kept);
  return kept;
}

const allowed: Partial<Record<BookingStatus, BookingStatus[]>> = {
  Processing: ['Service_Rendered', 'No_Show', 'Flight_Canceled'],
  Service_Rendered: ['Payment_Received'],
};
const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const));
const moves = pairs.filter(([from, to]) => allowed[from]?.includes(to));
const others = pairs.filter(([from, to]) => !allowed[from]?.includes(to));

describe('the status table', () => {
  it('has four moves for staff and 32 refusals', () => {
    expect([moves.length, others.length]).toEqual([4, 32]);
  });

  it.each(moves)(
    'staff move a booking from %s to %s [STATUS-02, STATUS-03, STATUS-04, STATUS-05, STATUS-09]',
    async (from, to) => {
      const id = await bookingIn(from);
      const answer = await patch(administrator, id, to);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ bookingStatus: to, modifiedBy_FirstName: 'Hotel' });
    },
  );

  it.each(others)(
    'an Administrator cannot move a booking from %s to %s [STATUS-06, STATUS-07, CANCEL-01]',
    async (from, to) => {
      const id = await reusedBooking(from);
      const answer = await patch(administrator, id, to);
      if (from === 'Processing' && to === 'Canceled') expect(answer.status).toBe(403);
      else
        expect([answer.status, answer.body.message]).toEqual([
          400,
          `A booking cannot change from ${bookingStatusWords(from)} to ${bookingStatusWords(to)}`,
        ]);
      expect(await statusOf(id)).toBe(from);
    },
  );

  it('statuses outside the list are refused, numbers 0 to 5 are read as the list [STATUS-01, STATUS-08]', async () => {
    const id = await bookingIn('Processing');
    for (const unknown of ['Done', 'processing', 6, -1, true, {}, [3], '', { toString: 0 }])
      expect((await patch(administrator, id, unknown)).body.errors).toEqual({
        BookingStatus: ['Must either confirm or decline'],
      });
    expect((await patch(administrator, id, 3)).body.data).toMatchObject({ bookingStatus: 'No_Show' });
  });

  it('the ledger is sound after every move', () => world.expectSoundLedger());
});

describe('a repeated move', () => {
  const keyed = (Id: number, BookingStatus: string, key: string, by = administrator) =>
    by.patch('/booking-services', { Id, BookingStatus }, { 'idempotency-key': key });

  it('gets the first reply by its key, and moves nothing a second time [STATUS-07, STATUS-10]', async () => {
    const id = await bookingIn('Processing');
    const before = await world.balanceKobo(client);
    const [first, again] = await Promise.all([
      keyed(id, 'Flight_Canceled', 'tapped twice'),
      keyed(id, 'Flight_Canceled', 'tapped twice'),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await keyed(id, 'Flight_Canceled', 'tapped twice')).body).toEqual(first.body);
    expect(await world.balanceKobo(client)).toBe(before + 50_000_00);
    await world.expectSoundLedger();
  });

  it('is refused without the key, and the key is refused for another move [STATUS-07]', async () => {
    const id = await bookingIn('Processing');
    expect((await keyed(id, 'No_Show', 'once')).status).toBe(200);
    expect((await patch(administrator, id, 'No_Show')).status).toBe(400);
    expect((await keyed(id, 'Service_Rendered', 'once')).status).toBe(409);
  });

  it('of the owner cancels once [CANCEL-04]', async () => {
    const id = await bookingIn('Processing');
    const first = await keyed(id, 'Canceled', 'cancel', client);
    expect(first.status).toBe(200);
    expect((await keyed(id, 'Canceled', 'cancel', client)).body).toEqual(first.body);
  });
});

describe('who moves what', () => {
  it('a Protocol Officer records the outcome and does not close the payment [STATUS-02, STATUS-05]', async () => {
    const officer = await world.as('Protocol Officer');
    const id = await bookingIn('Processing');
    expect((await patch(officer, id, 'Service_Rendered')).status).toBe(200);
    expect((await patch(officer, id, 'Payment_Received')).status).toBe(403);
  });

  it('a Finance Officer closes the payment and does not record the outcome [STATUS-02, STATUS-05]', async () => {
    const officer = await world.as('Finance Officer');
    const id = await bookingIn('Processing');
    expect((await patch(officer, id, 'No_Show')).status).toBe(403);
    await patch(administrator, id, 'Service_Rendered');
    expect((await patch(officer, id, 'Payment_Received')).status).toBe(200);
  });

  it('a Registration Officer moves nothing, nor does anybody without a session [STATUS-02]', async () => {
    const officer = await world.as('Registration Officer');
    const id = await bookingIn('Processing');
    expect((await patch(officer, id, 'No_Show')).status).toBe(403);
    const body = { Id: id, BookingStatus: 'No_Show' };
    expect((await world.visitor.patch('/booking-services', body)).status).toBe(401);
  });

  it('a client does not record the outcome of their own booking [STATUS-02]', async () => {
    const id = await bookingIn('Processing');
    expect((await patch(client, id, 'Service_Rendered')).status).toBe(403);
  });

  it('a Protocol Officer of other airports does not find the booking [STATUS-02]', async () => {
    const officer = await world.as('Protocol Officer', { airport_ids: [1, 14] });
    const id = await bookingIn('Processing');
    expect((await patch(officer, id, 'No_Show')).status).toBe(404);
    const there = await world.as('Protocol Officer', { airport_ids: [13] });
    expect((await patch(there, id, 'No_Show')).status).toBe(200);
  });

  it('of ten different moves at once one holds, the others read the state they lost to [STATUS-07]', async () => {
    const id = await bookingIn('Processing');
    const wanted = ['Service_Rendered', 'No_Show', 'Flight_Canceled'] as const;
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => patch(administrator, id, wanted[index % 3])).concat(
        patch(client, id, 'Canceled'),
      ),
    );
    const current = await statusOf(id);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringContaining(`A booking cannot change from ${bookingStatusWords(String(current))} to `),
      ]);
    await world.expectSoundLedger();
  });
});

describe('what a move leaves behind', () => {
  it('a canceled flight gives the whole price back and says so [STATUS-04]', async () => {
    const before = await world.balanceKobo(client);
    const id = await bookingIn('Processing');
    await patch(administrator, id, 'Flight_Canceled', 'Fog in Lagos');
    expect(await world.balanceKobo(client)).toBe(before);
    const activities = await client.get('/activity/client');
    expect(activities.body.data[0]?.description).toBe(
      'Booking status changed to Flight_Cancelled, NGN 50,000.00 refunded',
    );
    const [mail] = await world.mailTo('owner@client.example');
    expect(mail?.subject).toMatch(/^Flight cancelled: Arrival at [A-Z]{3}, .* \([A-Z0-9]+\)$/);
    expect(mail?.text).toContain('is now Flight cancelled.');
    expect(mail?.text).toContain('₦50,000.00');
    expect(mail?.text).toContain('Fog in Lagos');
  });

  it('a no-show keeps the price [STATUS-03]', async () => {
    const id = await bookingIn('Processing');
    const before = await world.balanceKobo(client);
    await patch(administrator, id, 'No_Show');
    expect(await world.balanceKobo(client)).toBe(before);
  });

  it('history tells who, when and why; the audit both states [STATUS-09, BOOKDETAIL-13]', async () => {
    const id = await bookingIn('Processing');
    await patch(administrator, id, 'Service_Rendered', ' Met at gate 4 ');
    const { body } = await client.get(`/booking-services/${id}`);
    const dateCreated = today.toISOString();
    expect(body.data.history).toEqual([
      { status: 'Processing', by: 'Halima Musa', reason: null, dateCreated },
      { status: 'Service_Rendered', by: 'Hotel Kilo', reason: 'Met at gate 4', dateCreated },
    ]);
    const { rows } = await world.db.query(
      `select actor_id, action, before, after from audit where subject_kind = 'booking' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        actor_id: administrator.account.id,
        action: 'booking.status',
        before: { status: 'Processing' },
        after: { status: 'Service_Rendered', reason: 'Met at gate 4' },
      },
    ]);
  });

  it('a rendered service invites to a survey by a one-use code and by the signed-in form [STATUS-02]', async () => {
    const id = await bookingIn('Service_Rendered');
    const mails = await world.mailTo('owner@client.example');
    const invitation = mails.find(({ subject }) => subject.startsWith('How was our Arrival service'));
    expect(invitation?.links).toEqual([
      expect.stringMatching(/\/customer-survey\/[\w-]{40,}$/),
      expect.stringContaining('/login?feedback=true&airportId=13'),
    ]);
    const { rows } = await world.db.query('select user_id from survey_codes where booking_id = $1', [id]);
    expect(rows).toEqual([{ user_id: client.account.id }]);
  });

  it('whoever turned surveys off is invited to none', async () => {
    await client.patch('/me/contact-choices', { surveys: false });
    const id = await bookingIn('Service_Rendered');
    await client.patch('/me/contact-choices', { surveys: true });
    const { rowCount } = await world.db.query('select from survey_codes where booking_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
