import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let lounge: number;
let client: SignedIn;
let stranger: SignedIn;
let administrator: SignedIn;
const ids: number[] = [];

/** One client has twelve bookings, a minute apart. A stranger has one at another airport. */
beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  lounge = await world.service({ name: 'Lounge', price_kobo: 20_000_00 });
  client = await world.client(10_000_000_00, {
    category: 'Corporate',
    business_name: 'Sokoto Trading',
    email: 'trading@client.example',
  });
  stranger = await world.client(10_000_000_00, { last_name: 'Juliett' });
  administrator = await world.as('Administrator');
  for (let minute = 0; minute < 12; minute += 1) {
    await world.goTo(new Date(today.getTime() + minute * 60_000));
    const service = minute % 2 === 0 ? arrival : lounge;
    ids.push(await world.book(client, service, { Flight_Number: `P47${100 + minute}` }));
  }
  const Passengers = [passenger({ LastName: 'Danjuma' })];
  ids.push(await world.book(stranger, arrival, { AirportId: 14, Flight_Number: 'W3 401', Passengers }));
});

const idsOf = async (by: SignedIn, path: string): Promise<unknown[]> =>
  [...(await by.get(path)).body.data].map(({ id }) => id);
const newest = (from: number, to: number) => ids.slice(0, 12).reverse().slice(from, to);

describe('a client', () => {
  it('lists own bookings alone, newest first, ten a page [API-35, API-06]', async () => {
    const first = await client.get('/booking-services/client');
    expect([...first.body.data].map(({ id }) => id)).toEqual(newest(0, 10));
    expect(first.body.meta).toEqual({
      pageNumber: 1,
      firstPage: 1,
      lastPage: 2,
      nextPage: 2,
      previousPage: null,
      totalPages: 2,
      totalCount: 12,
    });
    const second = await client.get('/booking-services/client?PageNumber=2');
    expect([...second.body.data].map(({ id }) => id)).toEqual(newest(10, 12));
    expect(second.body.meta).toMatchObject({ nextPage: null, previousPage: 1 });
  });

  it('filters, searches and sorts own bookings over all pages, and finds nobody else’s', async () => {
    const search = async (query: string) => idsOf(client, `/booking-services/client?${query}`);
    expect(await search('sort=booked')).toEqual(ids.slice(0, 10));
    expect(await search('sort=price&pageNumber=2')).toHaveLength(2);
    expect(await search('search=P47103')).toEqual([ids[3]]);
    expect(await search('search=Danjuma')).toEqual([]);
    expect(await search('search=W3')).toEqual([]);
    expect(await search(`status=No_Show`)).toEqual([]);
    expect(await search('status=No_Show,Processing&pageNumber=2')).toHaveLength(2);
    expect(await search('airportId=14')).toEqual([]);
    expect(await search('from=2026-03-06')).toEqual([]);
    expect(await search('from=2026-03-05&to=2026-03-05')).toHaveLength(10);
    expect((await client.get('/booking-services/client?status=Never')).status).toBe(400);
    expect(await search(`clientId=${stranger.account.id}&pageNumber=2`)).toEqual(newest(10, 12));
  });

  it('gets an empty page beyond the last one, and of an empty list page 1 [API-06]', async () => {
    const beyond = await client.get('/booking-services/client?pageNumber=99');
    expect([beyond.status, beyond.body.data]).toEqual([200, []]);
    expect(beyond.body.meta).toMatchObject({ pageNumber: 99, totalCount: 12, nextPage: null });
    expect((await client.get(`/booking-services/client?pageNumber=${'9'.repeat(40)}`)).body.data).toEqual([]);
    const newcomer = await world.client(0);
    const { body } = await newcomer.get('/booking-services/client');
    expect(body.meta).toMatchObject({ pageNumber: 1, totalPages: 1, totalCount: 0, nextPage: null });
  });

  it('lists them by the own id too, and nobody else’s [API-38]', async () => {
    const own = await client.get(`/booking-services/client/${client.account.id}?pageNumber=2`);
    expect([own.status, [...own.body.data].map(({ id }) => id)]).toEqual([200, newest(10, 12)]);
    const others = await client.get(`/booking-services/client/${stranger.account.id}`);
    expect([others.status, others.body.data]).toEqual([404, undefined]);
  });

  it('reads a booking with the keys of the contract [BOOKDETAIL-13, API-37]', async () => {
    const { body } = await client.get(`/booking-services/${ids[0]}`);
    expect(body.data).toMatchObject({
      id: ids[0],
      batchCode: expect.stringMatching(/^[\da-f-]{36}$/),
      airportId: 13,
      date_Of_Travel: '2026-03-05',
      date_Of_Arrival: '2026-03-05T10:00:00.000Z',
      flight_Number: 'P47100',
      bookingStatus: 'Processing',
      applicationUserId: client.account.id,
      applicationUser: { business_Name: 'Sokoto Trading' },
      modifiedBy_FirstName: null,
      service: { name: 'Arrival' },
      passengers: [
        {
          id: expect.any(Number),
          firstName: 'Charlie',
          lastName: 'Sierra',
          designation: 'Mrs.',
          gender: 'Female',
          wheel_Chair: false,
          special_Requirement: null,
        },
      ],
      price: 50_000,
      invoiceNumber: expect.stringMatching(/^2026-\d{6}$/),
    });
  });

  it('does not find what belongs to somebody else, in any form [API-37, API-44, API-45]', async () => {
    const foreign = ids[12];
    const { body } = await stranger.get(`/booking-services/${foreign}`);
    for (const path of [
      foreign,
      `export/${foreign}`,
      `export-receipt/${foreign}`,
      `export-receipt/${body.data.batchCode}`,
    ])
      expect((await client.get(`/booking-services/${path}`)).status).toBe(404);
    expect((await client.get('/booking-services/999999999')).status).toBe(404);
  });

  it('may not use the lists of staff [API-34, API-36]', async () => {
    for (const path of ['', `/booking-by-service/${arrival}`])
      expect((await client.get(`/booking-services${path}`)).status).toBe(403);
  });

  it('sees own figures [API-39]', async () => {
    const fresh = await world.client(500_000_00);
    const made: number[] = [];
    for (let index = 0; index < 4; index += 1) made.push(await world.book(fresh, lounge));
    const move = (index: number, BookingStatus: string) =>
      administrator.patch('/booking-services', { Id: made[index], BookingStatus });
    await move(0, 'Service_Rendered');
    await move(1, 'Service_Rendered');
    await move(1, 'Payment_Received');
    await move(2, 'No_Show');
    const { body } = await fresh.get('/booking-services/stats');
    expect(body.data).toMatchObject({ booking: 4, serviceBookings: 2, processing: 1, noShow: 1 });
    const { body: everybody } = await administrator.get('/booking-services/stats');
    expect(everybody.data).toEqual({ booking: 17, serviceBookings: 2, processing: 14, noShow: 1 });
    await world.db.query(`delete from survey_codes`);
  });
});

it('a client sees how many bookings they made in each of the last twelve months, by the calendar in Lagos [API-39]', async () => {
  const fresh = await world.client(500_000_00);
  // In Lagos, the first booking is in March 2025, which is too long ago. The second is in April in Lagos, but
  // in March in UTC.
  for (const moment of [
    '2025-03-31T22:59:00Z',
    '2025-03-31T23:00:00Z',
    '2025-12-31T22:45:00Z',
    '2026-02-28T12:00:00Z',
  ]) {
    await world.goTo(new Date(moment));
    await world.book(fresh, lounge);
  }
  await world.goTo(today);
  const { body } = await fresh.get('/booking-services/stats');
  const months: { month: string; bookings: number }[] = [...Object(body.data).months];
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(months.filter(({ bookings }) => bookings > 0)).toEqual([
    { month: '2025-04', bookings: 1 },
    { month: '2025-12', bookings: 1 },
    { month: '2026-02', bookings: 1 },
  ]);
});

describe('staff', () => {
  it.each(['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator'])(
    'with the role %s list all bookings [API-34, STAFF-09]',
    async (role) => {
      const { body } = await (await world.as(role)).get('/booking-services?pageNumber=2');
      expect([body.data.length, Number(body.meta.totalCount) > 12]).toEqual([
        Math.min(10, Number(body.meta.totalCount) - 10),
        true,
      ]);
    },
  );

  it('list the bookings of one service and of one client [API-36, API-38, STAFF-08, STAFF-10]', async () => {
    const ofClient = await administrator.get(`/booking-services/client/${client.account.id}`);
    expect(ofClient.body.meta.totalCount).toBe(12);
    const ofService = await administrator.get(`/booking-services/booking-by-service/${arrival}`);
    expect(ofService.body.meta.totalCount).toBe(7);
    expect((await administrator.get('/booking-services/booking-by-service/999')).body.data).toEqual([]);
  });

  it.each([
    ['a flight number', 'p47103', [3]],
    ['the beginning of a business name', 'sokoto t', undefined],
    ['an e-mail address', 'trading@client.example', undefined],
    ['a passenger’s last name', 'danjuma', [12]],
    ['a client’s last name', 'juliett', [12]],
    ['nothing there is', '%', []],
  ])('search by %s [STAFF-09]', async (_, search, found) => {
    const expected = found?.map((index) => ids[index]) ?? newest(0, 10);
    expect(await idsOf(administrator, `/booking-services?search=${encodeURIComponent(search)}`)).toEqual(
      expected,
    );
  });

  it('search by invoice number [STAFF-09]', async () => {
    const { body } = await client.get(`/booking-services/${ids[5]}`);
    expect(await idsOf(administrator, `/booking-services?search=${body.data.invoiceNumber}`)).toEqual([
      ids[5],
    ]);
  });

  it('filter by airport, day of travel and status, also together [STAFF-09]', async () => {
    expect(await idsOf(administrator, '/booking-services?airportId=14')).toEqual([ids[12]]);
    expect(
      await idsOf(administrator, '/booking-services?airportId=14&date=2026-03-05&status=Processing'),
    ).toEqual([ids[12]]);
    expect(await idsOf(administrator, '/booking-services?date=2026-03-06')).toEqual([]);
    expect(await idsOf(administrator, '/booking-services?status=Canceled')).toEqual([]);
    expect((await administrator.get('/booking-services?status=Done')).status).toBe(400);
    expect((await administrator.get('/booking-services?date=tomorrow')).status).toBe(400);
  });

  it('tied to airports see the bookings of those alone [API-34, API-37]', async () => {
    const officer = await world.as('Protocol Officer', { airport_ids: [14] });
    expect(await idsOf(officer, '/booking-services')).toEqual([ids[12]]);
    expect((await officer.get(`/booking-services/${ids[0]}`)).status).toBe(404);
    expect((await officer.get(`/booking-services/export-receipt/${ids[0]}`)).status).toBe(404);
    expect((await officer.get(`/booking-services/${ids[12]}`)).status).toBe(200);
    expect((await officer.get('/booking-services/stats')).body.data).toMatchObject({ booking: 1 });
  });
});

it('a client finds own bookings by a reference and by service, and exports them with a line for every passenger', async () => {
  const buyer = await world.client(10_000_000_00);
  const Passengers = [
    passenger({ LastName: 'Zulu', Reference: ' CC-410 ' }),
    passenger({ LastName: 'Alfa', Reference: '=CC-411' }),
    passenger({ LastName: 'Bravo' }),
  ];
  const referred = await world.book(buyer, arrival, { Flight_Number: 'VK 310', Passengers });
  await world.book(buyer, lounge, { Flight_Number: 'VK 311' });
  const path = '/booking-services/client';
  expect(await idsOf(buyer, `${path}?search=cc-41`)).toEqual([referred]);
  expect(await idsOf(buyer, `${path}?serviceId=${arrival}`)).toEqual([referred]);
  expect(await idsOf(client, `${path}?search=cc-41`)).toEqual([]);
  const { body } = await buyer.get(`/booking-services/${referred}`);
  const { invoiceNumber, passengers } = body.data;
  expect([...Object(passengers)].map(({ reference }) => reference)).toEqual(['CC-410', '=CC-411', undefined]);
  const exported = async (by: SignedIn, query: string) =>
    Buffer.from((await by.get(`${path}/export?${query}`)).bytes)
      .toString()
      .replace('\ufeff', '')
      .split('\r\n');
  const booking = (name: string) => `Arrival,LOS,VK 310,2026-03-05,Mrs. Charlie ${name},50000.00,Processing`;
  const lines = [
    'Reference,Service,Airport,Flight Number,Travel Date,Passenger,Unit Price,Status,Invoice Number',
    `CC-410,${booking('Zulu')},${invoiceNumber}`,
    `'=CC-411,${booking('Alfa')},${invoiceNumber}`,
    `,${booking('Bravo')},${invoiceNumber}`,
  ];
  const [headings = '', zulu = '', alfa = ''] = lines;
  for (const [query, expected] of [
    [`serviceId=${arrival}`, lines],
    ['search=VK 310', lines],
    ['search=Bravo', lines],
    [`search=${invoiceNumber}`, lines],
    ['search=CC-410', [headings, zulu]],
    ['search=cc-410', [headings, zulu]],
    ['search=cc-4', [headings, zulu]],
    ['search=%3DCC-411&status=Processing&from=2026-03-05', [headings, alfa]],
    ['search=CC-41 ', [headings, zulu]],
    ['search=CC-412', [headings]],
  ] as const)
    expect([query, await exported(buyer, query)]).toEqual([query, [...expected, '']]);
  expect(await exported(buyer, '')).toHaveLength(6);
  expect(await exported(client, 'search=CC-410')).toHaveLength(2);
  expect((await administrator.get(`${path}/export`)).status).toBe(403);
});

it('the trips ahead are found though more than a page of the day are past, and those that are late with them', async () => {
  const traveller = await world.client(10_000_000_00);
  const flightIn = (hours: number) => ({
    Flight_Number: `P47${hours}`,
    Date_Of_Arrival: new Date(today.getTime() + hours * 3_600_000).toISOString(),
  });
  for (let past = 0; past < 11; past += 1) await world.book(traveller, arrival, flightIn(48));
  const late = await world.book(traveller, arrival, flightIn(49));
  const next = await world.book(traveller, arrival, flightIn(51));
  await world.db.query(
    `insert into flights (day, airport_id, code, direction, expected_at)
     select date_of_travel, airport_id, flight_code(flight_number), 1, flight_at + interval '3 h' from bookings where id = $1`,
    [late],
  );
  await world.goTo(new Date(today.getTime() + 50 * 3_600_000));
  expect(await idsOf(traveller, '/booking-services/client?ahead=true&sort=travel')).toEqual([late, next]);
  await world.goTo(today);
});
