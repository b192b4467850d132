import { contract } from 'shared-api/contract';
import { type Permission, permissions, roleCan, roles } from 'shared-api/rules';
import { type BookingWorld, startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import type { Client } from '../testing/client.ts';
import { corporateFields, sampleFile } from '../testing/registrations.ts';
import type { SignedIn } from '../testing/testServer.ts';

/** The specification's matrix, written out by hand: C client, RO, PO, FO officers, AD Administrator; V a visitor. */
const names = {
  C: 'Client',
  RO: 'Registration Officer',
  PO: 'Protocol Officer',
  FO: 'Finance Officer',
  AD: 'Administrator',
} as const;
type Short = keyof typeof names;
const everybody: readonly Short[] = ['C', 'RO', 'PO', 'FO', 'AD'];
const staff: readonly Short[] = ['RO', 'PO', 'FO', 'AD'];

const matrix: Record<Permission, readonly Short[]> = {
  'services.read': everybody,
  'services.readAll': staff,
  'services.edit': ['AD'],
  'services.price': ['FO', 'AD'],
  'bookings.create': ['C'],
  'bookings.readOwn': ['C'],
  'bookings.readAll': staff,
  'bookings.cancel': ['C'],
  'bookings.outcome': ['PO', 'AD'],
  'bookings.close': ['FO', 'AD'],
  'wallet.own': ['C'],
  'wallet.adjust': ['FO', 'AD'],
  'payments.confirm': ['FO', 'AD'],
  'transactions.readOwn': ['C'],
  'transactions.readBookings': ['PO', 'FO', 'AD'],
  'transactions.readRegistrations': ['RO', 'FO', 'AD'],
  'transactions.readFunds': ['FO', 'AD'],
  'activities.readAll': staff,
  'users.read': ['RO', 'AD'],
  'users.manage': ['AD'],
  'sessions.end': ['AD'],
  'clients.read': staff,
  'clients.files': ['RO', 'AD'],
  'clients.status': ['RO', 'AD'],
  'clients.reactivate': ['AD'],
  'clients.edit': ['RO', 'AD'],
  'stats.read': staff,
  'feedback.read': ['PO', 'AD'],
  'feedback.send': ['C'],
  'settings.edit': ['AD'],
  'audit.read': ['AD'],
};
const shorts = Object.keys(names) as Short[];

const arrival = { Name: 'Arrival', Description: 'At the gate', ServiceTypeId: 1 };

let world: BookingWorld;
let service: number;
let client: SignedIn;
const callers = new Map<Short | 'V', Client>();
beforeAll(async () => {
  world = await startBookingWorld();
  const administrator = await world.as('Administrator');
  const made = await administrator.post('/services', { ...arrival, Price: 50_000 });
  service = made.body.data.id;
  client = await world.client(100_000_000_00);
  callers.set('V', world.visitor).set('C', client);
  for (const short of shorts) if (short !== 'C') callers.set(short, await world.as(names[short]));
}, 60_000);
afterAll(() => world.close());

const as = (short: Short | 'V'): Client => callers.get(short) ?? world.visitor;

it('the table that the server enforces is the specification’s', () => {
  const enforced = Object.fromEntries(
    permissions.map((permission) => [
      permission,
      shorts.filter((short) => roleCan(names[short], permission)),
    ]),
  );
  expect(enforced).toEqual(matrix);
  expect(Object.values(names).sort()).toEqual([...roles].sort());
});

/** Every call of the contract that names permissions, with every role. */
const walked = Object.entries(contract).flatMap(([name, endpoint]) => {
  const { access } = endpoint;
  if (typeof access === 'string') return [];
  return shorts.map((short) => {
    const allowed = access.some((permission) => matrix[permission].includes(short));
    return [short, allowed ? 'may' : 'may not', name, endpoint] as const;
  });
});

it.each(walked)('%s %s call %s', async (short, expected, _name, { method, path }) => {
  const address = path.replace(/:\w+/g, '999999999');
  const { status } = await as(short).call(method, address, method === 'GET' ? {} : { body: {} });
  if (expected === 'may') expect([401, 403]).not.toContain(status);
  else expect(status).toBe(403);
});

/** Rows of the specification that depend on whose or which thing it is: the call, and who may make it. */
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
let own: number;
beforeAll(() => {
  own = client.account.id;
});

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
    'edit himself as a client',
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
  [
    'send feedback',
    ['C'],
    (by) =>
      by.post('/feedbacks', {
        isHelpful: 1,
        processFollowed: 1,
        wouldUseAgain: 1,
        wouldRecommendService: 1,
        qualityRating: 4,
        feedbackText: 'Well done',
      }),
  ],
  ['list activities', everybody, (by) => by.get('/activity/client')],
];
const cases = rows.flatMap(([action, allowed, call]) =>
  (['V', ...shorts] as const).map(
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
    (['V', ...shorts] as const).map(async (short) => [
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
