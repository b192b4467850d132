import { startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import type { Client } from '../testing/client.ts';
import { everybody, everyRole, type Short, staff } from '../testing/everyRole.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { corporateFields, sampleFile } from '../testing/registrations.ts';
import { survey } from '../testing/survey.ts';
import type { SignedIn } from '../testing/testServer.ts';

const arrival = { Name: 'Arrival', Description: 'At the gate', ServiceTypeId: 1 };

const world = forAllTests(startBookingWorld);
let service: number;
let client: SignedIn;
let own: number;
let callers: Record<Short | 'V', Client>;
const as = (short: Short | 'V'): Client => callers[short];
beforeAll(async () => {
  client = await world.client(100_000_000_00);
  own = client.account.id;
  callers = await everyRole(world, client);
  const made = await as('AD').post('/services', { ...arrival, Price: 50_000 });
  service = made.body.data.id;
});

/**
 * In these rows of the specification, the right depends on whose thing it is. Each row has the call and who
 * may make it.
 */
type Row = [
  action: string,
  allowed: readonly (Short | 'V')[],
  call: (by: Client) => Promise<{ status: number }>,
];

const booked = () => world.book(client, service);
async function rendered(): Promise<number> {
  const id = await booked();
  await as('PO').patch('/booking-services', { Id: id, BookingStatus: 'Service_Rendered' });
  return id;
}
const otherClient = (facts: object = {}) => world.account('Client', facts);
const individual = { phoneNumber: '08031234567', meansOfId: 'Voter card', identification: 'VC12345678' };
const move = async (by: Client, Id: number, BookingStatus: string) =>
  by.patch('/booking-services', { Id, BookingStatus });
const endSessions = async (by: Client, id: number) =>
  by.post(`/users/users/${id}/sessions/end`, { Reason: 'Left open' });

const rows: Row[] = [
  ['see an invoice by its code', ['V', ...everybody], (by) => by.get('/transactions/invoice/nothing')],
  ['see the own profile of a client', ['C', ...staff], (by) => by.get(`/users/users/${own}`)],
  ['see another client’s profile', staff, async (by) => by.get(`/users/users/${(await otherClient()).id}`)],
  ['see services', everybody, (by) => by.get('/services')],
  ['cancel the booking of the client', ['C'], async (by) => by.remove(`/booking-services/${await booked()}`)],
  ['see the booking of the client', everybody, async (by) => by.get(`/booking-services/${await booked()}`)],
  ['render a service', ['PO', 'AD'], async (by) => move(by, await booked(), 'Service_Rendered')],
  ['mark a no-show', ['PO', 'AD'], async (by) => move(by, await booked(), 'No_Show')],
  ['mark a canceled flight', ['PO', 'AD'], async (by) => move(by, await booked(), 'Flight_Canceled')],
  ['close a rendered booking', ['FO', 'AD'], async (by) => move(by, await rendered(), 'Payment_Received')],
  ['list booking transactions', ['C', 'PO', 'FO', 'AD'], (by) => by.get('/transactions/services-by-type/0')],
  ['list registrations', ['C', 'RO', 'FO', 'AD'], (by) => by.get('/transactions/services-by-type/1')],
  ['list fundings', ['C', 'FO', 'AD'], (by) => by.get('/transactions/services-by-type/2')],
  ['export bookings', ['C', 'PO', 'FO', 'AD'], (by) => by.get('/transactions/export-booking-transactions')],
  ['export fundings', ['C', 'FO', 'AD'], (by) => by.get('/transactions/export-funds-transactions')],
  [
    'export registrations',
    ['C', 'RO', 'FO', 'AD'],
    (by) => by.get('/transactions/export-registration-transactions'),
  ],
  [
    'print the receipt of a booking',
    ['C', 'PO', 'FO', 'AD'],
    async (by) => by.get(`/transactions/transaction-receipt/${await booked()}`),
  ],
  [
    'print a booking',
    ['C', 'PO', 'FO', 'AD'],
    async (by) => by.get(`/booking-services/export/${await booked()}`),
  ],
  ['list users', ['RO', 'AD'], (by) => by.get('/users/users')],
  [
    'see a colleague',
    ['RO', 'AD'],
    async (by) => by.get(`/users/users/${(await world.account('Finance Officer')).id}`),
  ],
  [
    'reject a client',
    ['RO', 'AD'],
    async (by) =>
      by.patch('/users/activation', {
        Id: (await otherClient()).id,
        Status: 'Inactive',
        Reason: 'No papers',
      }),
  ],
  [
    'reactivate a deactivated client',
    ['AD'],
    async (by) =>
      by.patch('/users/activation', {
        Id: (await otherClient({ status: 'Deactivated' })).id,
        Status: 'Active',
      }),
  ],
  [
    'deactivate a colleague',
    ['AD'],
    async (by) =>
      by.patch('/users/activation', {
        Id: (await world.account('Finance Officer')).id,
        Status: 'Deactivated',
      }),
  ],
  [
    'end the sessions of a colleague',
    ['AD'],
    async (by) => endSessions(by, (await world.account('Finance Officer')).id),
  ],
  ['end the sessions of a client', ['AD'], async (by) => endSessions(by, (await otherClient()).id)],
  [
    'edit another client',
    ['RO', 'AD'],
    async (by) => by.patch('/users/individual', { id: (await otherClient()).id, ...individual }),
  ],
  [
    'edit their own account as a client',
    ['C', 'RO', 'AD'],
    (by) => by.patch('/users/individual', { id: own, ...individual }),
  ],
  [
    'change the price of a service',
    ['FO', 'AD'],
    (by) => by.patch('/services', { Id: service, ...arrival, Price: 50_000, Status: true }),
  ],
  [
    'rename a service',
    ['AD'],
    async (by) => {
      const renamed = {
        Name: `Arrival ${Math.random()}`,
        Description: 'At the gate',
        Price: 50_000,
        ServiceTypeId: 1,
        Status: true,
      };
      return by.patch('/services', { Id: await world.service(), ...renamed });
    },
  ],
  ['see booking statistics', everybody, (by) => by.get('/booking-services/stats')],
  ['send feedback', ['C'], (by) => by.post('/feedbacks', survey)],
  ['list activities', everybody, (by) => by.get('/activity/client')],
];
const cases = rows.flatMap(([action, allowed, call]) =>
  (['V', ...everybody] as const).map(
    (short) => [short, allowed.includes(short) ? 'may' : 'may not', action, call] as const,
  ),
);

it.each(cases)('%s %s %s', async (short, expected, _action, call) => {
  const { status } = await call(as(short));
  if (expected === 'may') expect([401, 403]).not.toContain(status);
  else expect([400, 401, 403, 404]).toContain(status);
  if (expected === 'may' && !_action.startsWith('see an invoice')) expect(status).toBe(200);
});

it('the files of a registration are for its owner and for those who review', async () => {
  const registered = await world.visitor.form('/users/corporate', corporateFields(), [
    sampleFile('a.pdf', 'application/pdf'),
  ]);
  const { rows: files } = await world.db.query<{ id: number }>(
    'select id from client_files where user_id = $1',
    [registered.body.data.id],
  );
  const statuses = await Promise.all(
    (['V', ...everybody] as const).map(async (short) => [
      short,
      (await as(short).get(`/users/files/${files[0]?.id}`)).status,
    ]),
  );
  expect(statuses).toEqual([
    ['V', 401],
    ['C', 404],
    ['RO', 200],
    ['PO', 404],
    ['FO', 404],
    ['AD', 200],
  ]);
});

describe('clients who are not Active have a visitor’s rights', () => {
  it.each(['New', 'Processing', 'Inactive', 'Deactivated'])('%s', async (status) => {
    const { email, password, id } = await otherClient({ status: 'Active' });
    const signedIn = await world.visitor.signedIn(email, password);
    await world.db.query('update users set status = $2 where id = $1', [id, status]);
    expect((await signedIn.get('/services')).status).toBe(401);
    await expect(world.visitor.signedIn(email, password)).rejects.toThrow('400');
  });
});

describe('an International service', () => {
  it.each([
    ['an Individual', { category: 'Individual', client_type_id: 1 }, 400],
    [
      'a Corporate client with Domestic',
      { category: 'Corporate', business_name: 'Delta', client_type_id: 1 },
      400,
    ],
    [
      'a Corporate client with International',
      { category: 'Corporate', business_name: 'Echo', client_type_id: 2 },
      200,
    ],
    ['an Individual whom staff raised', { category: 'Individual', client_type_id: 2 }, 200],
  ])('is booked by %s: %j gives %s', async (_who, facts, expected) => {
    const international = await world.service({ service_type_id: 2 });
    const by = await world.client(100_000_00, facts);
    expect((await by.post('/booking-services', world.entry(international))).status).toBe(expected);
  });
});

describe('a Protocol Officer of Kano', () => {
  it('finds no booking of Lagos: not to read, not to mark, not to print, not in an export', async () => {
    const kano = await world.as('Protocol Officer', { airport_ids: [14] });
    const lagos = await world.book(client, service, { AirportId: 13, DestinationAirportId: 14 });
    const here = await world.book(client, service, { AirportId: 14, DestinationAirportId: 13 });
    const { rows: numbers } = await world.db.query<{ invoiceId: string }>(
      'select invoice_id as "invoiceId" from bookings where id = $1',
      [lagos],
    );
    const invoice = numbers[0]?.invoiceId ?? 'missing';
    for (const path of [
      `/booking-services/${lagos}`,
      `/booking-services/export/${lagos}`,
      `/booking-services/export-receipt/${lagos}`,
      `/transactions/transaction-receipt/${lagos}`,
      `/transactions/services/${lagos}`,
    ])
      expect([path, (await kano.get(path)).status]).toEqual([path, 404]);
    expect((await move(kano, lagos, 'Service_Rendered')).status).toBe(404);
    const many = await kano.post('/booking-services/outcomes', {
      Rows: [{ Id: lagos, From: 'Processing' }],
      BookingStatus: 'Service_Rendered',
    });
    expect(many.body.data[0]).toMatchObject({ outcome: 'refused', status: null, name: null });
    for (const path of ['/booking-services?pageNumber=1', '/booking-services?airportId=13']) {
      const listed = (await kano.get(path)).body.data.map(({ id }) => id);
      expect(listed).not.toContain(lagos);
    }
    for (const path of ['/booking-services/export', '/transactions/export-booking-transactions']) {
      const text = Buffer.from((await kano.get(path)).bytes).toString();
      expect([path, text.includes(invoice)]).toEqual([path, false]);
    }
    const { rows: status } = await world.db.query('select status from bookings where id = $1', [lagos]);
    expect(status).toEqual([{ status: 'Processing' }]);
    expect((await move(kano, here, 'Service_Rendered')).status).toBe(200);
  });
});
