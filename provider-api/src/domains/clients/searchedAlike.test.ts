import { forAllTests } from '../../testing/forAllTests.ts';
import { startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);

beforeAll(async () => {
  await server.account('Client', {
    category: 'Individual',
    first_name: 'Adéọlá',
    last_name: 'Ɗanjuma-Òkè',
    email: 'adeola@client.example',
    phone_number: '08031234567',
  });
});

const found = async (path: string, search: string): Promise<unknown[]> => {
  const administrator = await server.as('Administrator');
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
  '0803 123 4567',
  '08031234567',
  '+2348031234567',
  '+234 (0) 803 123 4567',
  '00234 803 123 4567',
  '803123',
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
