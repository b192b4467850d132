import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let officer: SignedIn;
const made = new Map<string, number>();

beforeAll(async () => {
  officer = await server.as('Registration Officer');
  const clients = {
    individual: { last_name: 'Sierra' },
    family: { last_name: 'Sani', is_family: true },
    corporate: { category: 'Corporate', business_name: 'Sokoto Trading' },
    government: { category: 'Government', business_name: 'Ministry of Works', status: 'Inactive' },
    newcomer: { last_name: 'Juliett', status: 'New' },
    rejected: { last_name: 'Romeo', status: 'Deactivated' },
    waiting: { last_name: 'Lima', status: 'Processing', email: 'lima@client.example' },
  };
  for (const [name, facts] of Object.entries(clients))
    made.set(name, (await server.account('Client', facts)).id);
});

const listed = async (path: string): Promise<unknown[]> =>
  [...(await officer.get(path)).body.data].map(
    ({ id }) => [...made].find(([, known]) => known === id)?.[0] ?? 'staff',
  );

it('clients of every kind and status are listed, newest first, without staff and without files [API-52, STAFF-02]', async () => {
  expect(await listed('/users/clients')).toEqual([...made.keys()].reverse());
  const { body } = await officer.get('/users/clients?pageNumber=1');
  expect(body.meta).toMatchObject({ pageNumber: 1, totalCount: 7, nextPage: null });
  expect(body.data[0]).not.toHaveProperty('clientFiles');
  expect(body.data[0]).not.toHaveProperty('password_hash');
});

it.each([
  ['New', ['newcomer']],
  ['processing', ['waiting']],
  ['Inactive', ['government']],
  ['DEACTIVATED', ['rejected']],
  ['2', ['corporate', 'family', 'individual']],
])('clientByStatus/%s [API-53, STAFF-03]', async (status, expected) => {
  expect(await listed(`/users/clientByStatus/${status}`)).toEqual(expected);
});

it.each([
  ['users', ['staff']],
  ['corporate', ['corporate']],
  ['Government', ['government']],
  ['individual', ['waiting', 'rejected', 'newcomer', 'family', 'individual']],
])('users/%s [API-55, STAFF-01]', async (kind, expected) => {
  expect(await listed(`/users/${kind}`)).toEqual(expected);
});

it('unknown kinds and statuses are not found [API-53, API-55]', async () => {
  expect((await officer.get('/users/pilots')).status).toBe(404);
  expect((await officer.get('/users/clientByStatus/Gone')).status).toBe(404);
});

it.each([
  ['sokoto', ['corporate']],
  ['LIMA@', ['waiting']],
  ['%', []],
  ['works', ['government']],
])('a search for "%s" [STAFF-02]', async (search, expected) => {
  expect(await listed(`/users/clients?search=${encodeURIComponent(search)}`)).toEqual(expected);
});

it('clients and visitors see no lists; the staff list is for those who may read it [API-52, API-53, API-55]', async () => {
  const client = await server.as('Client', { created_at: new Date('2020-01-01') });
  const protocol = await server.as('Protocol Officer');
  for (const path of ['/users/clients', '/users/clientByStatus/New', '/users/users', '/users/corporate']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await server.visitor.get(path)).status).toBe(401);
    expect((await protocol.get(path)).status).toBe(path === '/users/users' ? 403 : 200);
  }
});

describe('a search in any spelling', () => {
  let administrator: SignedIn;
  beforeAll(async () => {
    administrator = await server.as('Administrator');
    await server.account('Client', {
      category: 'Individual',
      first_name: 'Adéọlá',
      last_name: 'Ɗanjuma-Òkè',
      email: 'adeola@client.example',
      phone_number: '08071234567',
    });
  });

  const found = async (path: string, search: string): Promise<unknown[]> => {
    const { body } = await administrator.get(`${path}?search=${encodeURIComponent(search)}`);
    return [...body.data].map(({ email }) => email);
  };

  it.each([
    'Adéọlá',
    'Adéọlá'.normalize('NFD'),
    'adeola',
    'ADEOLA',
    'Danjuma',
    'Ɗanjuma',
    'ɗanjuma',
    'Oke',
    'òkè',
    'Danjuma Oke',
    'Danjuma\u2011Oke',
    '0807 123 4567',
    '08071234567',
    '+2348071234567',
    '+234 (0) 807 123 4567',
    '00234 807 123 4567',
    '807123',
    '\u202aadeola@client.example\u202c',
    'client.example adeola',
    'ade\u00adola',
  ])('a client is found by %j', async (search) => {
    expect(await found('/users/clients', search)).toEqual(['adeola@client.example']);
  });

  it.each(['deola', '0804 123 4567', 'Danjuma Obi'])('a client is not found by %j', async (search) => {
    expect(await found('/users/clients', search)).toEqual([]);
  });

  describe('a member of staff', () => {
    beforeAll(async () => {
      await server.account('Protocol Officer', {
        first_name: 'Ṣadé',
        last_name: 'Ƙofa',
        email: 'sade@portal.example',
        phone_number: '08051234567',
      });
    });

    it.each(['Sade', 'ṣadé', 'Kofa', 'ƙofa', 'sade kofa', '0805 123 4567', '+234 805 123 4567'])(
      'is found by %j',
      async (search) => {
        expect(await found('/users/users', search)).toEqual(['sade@portal.example']);
      },
    );
  });
});
