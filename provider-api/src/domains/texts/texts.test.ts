import type { Order, PublicSettings } from 'shared-api/contract';
import { termsVersions } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await world.as('Administrator');
});

const published = (facts: object = {}) =>
  administrator.post('/privacy/texts', {
    kind: 'booking',
    text: '# Payment\n\nYou may cancel until {cancellationHours} hours before.',
    approvedBy: 'Legal Unit',
    ...facts,
  });
const dataOf = async <T>(address: string, by: Pick<SignedIn, 'get'> = world.visitor) =>
  (await by.get(address)).body.data as unknown as T;
const textsNow = async () => (await dataOf<PublicSettings>('/settings/public')).texts;
const read = (address: string) => dataOf<{ text: string | null }>(`/privacy/texts/${address}`);

it('until one is published the sample wording holds, which is no text of the authority', async () => {
  expect(await read('privacy')).toEqual({
    kind: 'privacy',
    version: termsVersions.privacy[0],
    text: null,
    validFrom: null,
  });
});

it('a text holds from when it is published, is named after its day, and an earlier one stays readable', async () => {
  const first = await published();
  expect([first.status, first.body.data]).toEqual([
    200,
    expect.objectContaining({ version: '2026-03-03', approvedBy: 'Legal Unit' }),
  ]);
  expect((await published({ text: 'Another wording' })).body.data.version).toBe('2026-03-03-2');
  expect((await textsNow()).booking).toBe('2026-03-03-2');
  expect((await read('booking')).text).toBe('Another wording');
  expect((await read('booking?version=2026-03-03')).text).toContain('{cancellationHours}');
  expect((await world.visitor.get('/privacy/texts/booking?version=1999-01-01')).status).toBe(404);
});

it('a later text is readable before it holds, and nothing is published before it', async () => {
  expect((await published({ kind: 'privacy', validFrom: '2026-04-01' })).status).toBe(200);
  expect((await textsNow()).privacy).toBe(termsVersions.privacy[0]);
  expect((await read('privacy?version=2026-04-01')).text).toContain('# Payment');
  expect((await published({ kind: 'privacy' })).body.errors).toEqual({
    validFrom: ['A later version is published already'],
  });
  expect((await published({ validFrom: '2026-03-02' })).status).toBe(400);
});

it('a value that no setting has is refused', async () => {
  expect((await published({ text: 'Until {cancelHours} hours' })).body.errors).toEqual({
    text: ['No value stands for {cancelHours}'],
  });
});

it.each(['update texts set text = text', 'delete from texts', 'truncate acceptances'])(
  'the database refuses to change one: %s',
  async (sql) => {
    await expect(world.db.query(sql)).rejects.toThrow('never changed');
  },
);

it('is an Administrator’s to publish, and in the audit', async () => {
  const finance = await world.as('Finance Officer');
  expect((await finance.post('/privacy/texts', {})).status).toBe(403);
  await published();
  const { rows } = await world.db.query(
    `select subject_id as subject from audit where action = 'text.published' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ subject: expect.stringMatching(/^booking 2026-03-03/) }]);
});

describe('what was accepted', () => {
  const owner = () => world.client(1_000_000_00);

  it('stands with a booking: the version that the page showed, and the notice of that moment', async () => {
    const client = await owner();
    const service = await world.service();
    const { booking: now } = await textsNow();
    const acceptedOf = async (id: number) =>
      (await client.get(`/booking-services/${id}`)).body.data.acceptedTerms;
    expect(await acceptedOf(await world.book(client, service))).toMatchObject({
      version: now,
      notice: termsVersions.privacy[0],
    });
    const shown = await client.post('/booking-services?termsVersion=2026-03-03', world.entry(service));
    expect(await acceptedOf(shown.body.data.id)).toMatchObject({ version: '2026-03-03' });
    const unknown = await client.post('/booking-services?termsVersion=1999', world.entry(service));
    expect(unknown.body.errors).toEqual({ termsVersion: ['Invalid selection'] });
  });

  it('stands with an order, and with the bookings that are made of it', async () => {
    const client = await owner();
    const entries = [world.entry(await world.service())];
    const { id } = (await client.post('/orders', { entries })).body.data;
    const { body } = await client.post(`/orders/${id}/booking`, { version: 1, accept: true });
    const accepted = { version: (await textsNow()).booking, notice: termsVersions.privacy[0] };
    expect(body.data.acceptedTerms).toMatchObject(accepted);
    const booking = await client.get(`/booking-services/${(body.data as unknown as Order).bookings[0]?.id}`);
    expect(booking.body.data.acceptedTerms).toMatchObject(accepted);
  });
});

describe('a new version of the terms of registration', () => {
  const due = async (person: SignedIn) =>
    (await dataOf<{ termsDue?: string }>(`/users/users/${person.account.id}`, person)).termsDue;
  const accept = (person: SignedIn) => person.post('/me/terms', { version: '2026-03-03' });
  let owner: SignedIn;
  let member: SignedIn;
  beforeAll(async () => {
    owner = await world.client(0, { category: 'Corporate', business_name: 'Kano Trading' });
    member = await world.member(owner, 'Reader');
    expect(await due(member)).toBeUndefined();
    await published({ kind: 'registration' });
  });

  it('is asked of clients, of members and of staff until they accept it, once', async () => {
    for (const person of [owner, member, await world.as('Finance Officer')]) {
      expect(await due(person)).toBe('2026-03-03');
      expect((await accept(person)).status).toBe(200);
      expect((await accept(person)).status).toBe(200);
      expect(await due(person)).toBeUndefined();
    }
    const { acceptedTerms } = await dataOf<{ acceptedTerms: unknown }>(
      `/users/users/${member.account.id}`,
      member,
    );
    expect(acceptedTerms).toMatchObject({ version: '2026-03-03' });
    const { rows } = await world.db.query('select from acceptances where user_id = $1', [member.account.id]);
    expect(rows).toHaveLength(1);
  });

  it('keeps whoever has not accepted it from everything else while it blocks', async () => {
    const officer = await world.as('Registration Officer');
    expect((await officer.get('/users/clients')).status).toBe(200);
    await administrator.patch('/settings/newTerms', { value: 'Block', version: 0 });
    expect((await officer.get('/users/clients')).body.errors).toEqual([
      'Please accept the terms of registration first',
    ]);
    await accept(officer);
    expect((await officer.get('/users/clients')).status).toBe(200);
  });
});
