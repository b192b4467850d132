import { contract } from 'shared-api/contract';
import { startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import type { SignedIn } from '../testing/testServer.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await world.as('Administrator');
});

interface Form {
  by: SignedIn;
  path: string;
  body: object;
  /** Returns the record as the form shows it. */
  read: () => Promise<object>;
}

async function profileOf(path: string, account: object, body: object): Promise<Form> {
  const by = await world.as('Client', account);
  const { id } = by.account;
  return {
    by: administrator,
    path,
    body: { id, ...body },
    read: async () => (await by.get(`/users/users/${id}`)).body.data,
  };
}

/** `made` is the reply to the call that created the record. */
function form({ by, path, body }: Omit<Form, 'read'>, made: { body: { data: object } }): Form {
  return { by, path, body, read: async () => made.body.data };
}

const phoneNumber = '09112345678';
const breach = {
  what: 'A list was mailed to a stranger',
  classes: ['identity'],
  people: 40,
  consequences: 'Somebody may learn who flew',
  measures: 'It was deleted',
};
const person = {
  FirstName: 'Adaeze',
  LastName: 'Obi',
  Designation: 'Mrs.',
  Gender: 'Female',
  mobileNumber: '08031234567',
  Wheel_Chair: false,
};
const member = { Role: 'Booker', PerOrder: null, PerMonth: null };
const service = { Name: 'Departure', Description: 'From the kerb', Price: 60_000, ServiceTypeId: 1 };

const forms: Record<string, () => Promise<Form>> = {
  updateUser: () => profileOf('/users/user', {}, { firstname: 'Mike', lastName: 'November', phoneNumber }),
  updateCorporate: () =>
    profileOf(
      '/users/corporate',
      { category: 'Corporate', business_name: 'Delta Freight Ltd' },
      {
        Business_Nature: 'Aviation',
        Creation_Year: '2001',
        Registration_Number: 'RC999',
        Registered_Address: '5 New Street',
        PhoneNumber: phoneNumber,
      },
    ),
  updateGovernment: () =>
    profileOf(
      '/users/government',
      { category: 'Government', business_name: 'Ministry of Works' },
      { registered_Address: '9 Secretariat Road', phoneNumber, governmentStaffType: 'Federal' },
    ),
  updateIndividual: () =>
    profileOf(
      '/users/individual',
      {},
      { phoneNumber, meansOfId: 'National identification card', identification: '12345678901' },
    ),
  changeStaffRole: async () => {
    const { id } = await world.account('Finance Officer', { first_name: 'Sierra' });
    const list = () => administrator.get('/users/users?search=Sierra');
    return {
      by: administrator,
      path: `/users/staff/${id}/role`,
      body: { Role: 'Protocol Officer' },
      read: async () => (await list()).body.data[0] ?? {},
    };
  },
  changeMember: async () => {
    const by = await world.client(0, { category: 'Corporate', business_name: 'Sokoto Trading' });
    const invitation = { ...member, Email: 'golf@client.example', FirstName: 'Golf', LastName: 'Hotel' };
    const made = await by.post('/members', invitation);
    return form({ by, path: `/members/${made.body.data.id}`, body: member }, made);
  },
  correctPerson: async () => {
    const by = await world.client(0);
    await by.post('/people', [person]);
    const [kept] = (await by.get('/people')).body.data;
    return { by, path: `/people/${kept?.id}`, body: person, read: async () => kept ?? {} };
  },
  updateGlCode: async () => {
    const made = await administrator.post('/books/codes', { account: 'bank', code: '31010101' });
    const path = `/books/codes/${made.body.data.id}`;
    return form({ by: administrator, path, body: { code: '31010102' } }, made);
  },
  updateShift: async () => {
    const startsAt = world.clock.now().toISOString();
    const endsAt = new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString();
    const { id } = await world.account('Protocol Officer');
    const made = await administrator.post('/desk/shifts', { officerId: id, airportId: 13, startsAt, endsAt });
    const path = `/desk/shifts/${made.body.data.id}`;
    return form({ by: administrator, path, body: { startsAt, endsAt } }, made);
  },
  changeBreach: async () => {
    const knownAt = world.clock.now().toISOString();
    const made = await administrator.post('/privacy/breaches', { ...breach, knownAt });
    const path = `/privacy/breaches/${made.body.data.id}`;
    return form({ by: administrator, path, body: breach }, made);
  },
  updateService: async () => {
    const made = await administrator.post('/services', service);
    const body = { ...service, Id: made.body.data.id, Status: true };
    return form({ by: administrator, path: '/services', body }, made);
  },
};

it.each(Object.entries(forms))(
  '%s refuses what was filled in before the last change',
  async (_name, open) => {
    const { by, path, body, read } = await open();
    const { version } = (await read()) as { version?: number };
    expect(version).toEqual(expect.any(Number));
    const save = (seen: unknown) => by.patch(path, { ...body, version: seen });
    const first = await save(version);
    expect(first.status).toBe(200);
    const late = await save(version);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.data).toMatchObject({ version: first.body.data.version });
    expect((await save(late.body.data.version)).status).toBe(200);
    expect((await by.patch(path, body)).status).toBe(200);
  },
);

/**
 * These calls need no version: they change one thing, or name what the page showed, or change what nobody
 * else may change. An applicant's correction answers a rejection, so it replaces what staff changed before.
 */
const others = [
  'changeAccountStatus',
  'changeOffer',
  'changeOrder',
  'changeRelease',
  'chooseContact',
  'correctCorporate',
  'correctGovernment',
  'correctIndividual',
  'mailStatements',
  'resetPassword',
  'restrictAccount',
  'setFlight',
  'updateAuthorityUser',
  'updateBookingStatus',
  'updateSetting',
];

it('every call that replaces a record names the version that its form showed, but for these', () => {
  const replacing = Object.entries(contract).filter(
    ([, { method }]) => method === 'PATCH' || method === 'PUT',
  );
  const unguarded = replacing.map(([name]) => name).filter((name) => !forms[name]);
  expect(unguarded.sort()).toEqual(others);
});
