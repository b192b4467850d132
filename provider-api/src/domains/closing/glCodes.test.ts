import type { GlCode } from 'shared-api/contract';
import type { Answer } from '../../testing/client.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let finance: SignedIn;
let car: number;
beforeAll(async () => {
  finance = await world.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  car = await world.service({ name: 'Car' });
});

const add = (code: object, by = finance) => by.post('/books/codes', code);
const idOf = ({ body }: Answer): number => body.data.id;
const listed = async () => (await finance.get('/books/codes')).body.data as unknown as GlCode[];

describe('economic codes', () => {
  it('are listed by their accounts, the one for all entries before those of a service or an airport', async () => {
    await add({ account: 'revenue', serviceId: car, airportId: 1, code: '12020101' });
    await add({ account: 'revenue', airportId: 13, code: '12020113' });
    await add({ account: 'revenue', code: ' 12020000 ' });
    await add({ account: 'bank', code: '31010101' });
    const service = { id: car, name: 'Car', serviceTypeId: 1 };
    expect(await listed()).toMatchObject([
      { account: 'bank', service: null, airportId: null, code: '31010101' },
      { account: 'revenue', service: null, airportId: null, code: '12020000' },
      { account: 'revenue', service: null, airportId: 13, code: '12020113' },
      { account: 'revenue', service, airportId: 1, code: '12020101' },
    ]);
  });

  it('are one for the same account, service and airport', async () => {
    await add({ account: 'suspense', airportId: 1, code: '41030001' });
    const again = await add({ account: 'suspense', airportId: 1, code: '41030002' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'There is a code for this already: change that one',
    ]);
  });

  it('are changed and removed, and the audit tells who did, with what they were for', async () => {
    const id = idOf(await add({ account: 'wallet', serviceId: car, code: '41030000' }));
    expect((await finance.patch(`/books/codes/${id}`, { code: '41030009' })).body.data).toMatchObject({
      id,
      code: '41030009',
      service: { name: 'Car' },
    });
    expect((await finance.remove(`/books/codes/${id}`)).status).toBe(200);
    expect((await listed()).map((code) => code.id)).not.toContain(id);
    expect((await finance.remove(`/books/codes/${id}`)).status).toBe(404);
    expect((await finance.patch(`/books/codes/${id}`, { code: '1' })).status).toBe(404);
    const facts = (code: string) => ({ account: 'Wallets of clients', service: 'Car', airport: 'All', code });
    const { rows } = await world.db.query(
      `select actor_name as by, action, before, after from audit
        where subject_kind = 'economic code' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { by: 'Bravo Kilo', action: 'code.added', before: null, after: facts('41030000') },
      { by: 'Bravo Kilo', action: 'code.changed', before: facts('41030000'), after: facts('41030009') },
      { by: 'Bravo Kilo', action: 'code.removed', before: facts('41030009'), after: null },
    ]);
  });

  it('are changed and removed once for a key, whose repetition gets the same reply', async () => {
    const id = idOf(await add({ account: 'bank', airportId: 3, code: '31010103' }));
    const change = { body: { code: '31010109' }, headers: { 'idempotency-key': 'change-once' } };
    const changed = [1, 2].map(() => finance.call('PATCH', `/books/codes/${id}`, change));
    for (const { status, body } of await Promise.all(changed))
      expect([status, body.data.code]).toEqual([200, '31010109']);
    const key = { headers: { 'idempotency-key': 'remove-once' } };
    for (const _ of [1, 2])
      expect((await finance.call('DELETE', `/books/codes/${id}`, key)).status).toBe(200);
    const { rows } = await world.db.query(
      `select action from audit where subject_kind = 'economic code' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['code.added', 'code.changed', 'code.removed']);
  });

  it.each([
    ['an account that the ledger has', { account: 'cash', code: '1' }, 'account'],
    ['a service that there is', { account: 'bank', serviceId: 999_999, code: '1' }, 'serviceId'],
    ['an airport that there is', { account: 'bank', airportId: 19, code: '1' }, 'airportId'],
    ['a text', { account: 'bank', airportId: 2, code: '  ' }, 'code'],
  ])('name %s', async (_what, code, field) => {
    const { status, body } = await add(code);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('are for those who close months', async () => {
    for (const role of ['Protocol Officer', 'Registration Officer', 'Client']) {
      const by = await world.as(role);
      expect((await by.get('/books/codes')).status).toBe(403);
      expect((await add({ account: 'unearned', code: '41040000' }, by)).status).toBe(403);
    }
  });
});
