import { lagosDate } from 'shared-api/rules';
import { type BookingWorld, passenger, startBookingWorld, today } from './testing/bookingWorld.ts';

let world: BookingWorld;
let arrival: number;
let lounge: number;

beforeAll(async () => {
  world = await startBookingWorld();
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  lounge = await world.service({ name: 'Lounge', price_kobo: 20_000_00 });
});
beforeEach(() => world.clock.set(today));
afterAll(() => world.close());

const url = '/booking-services/create-bookings';
const bookingsOf = async ({ account }: { account: { id: number } }): Promise<number> => {
  const { rows } = await world.db.query<{ n: number }>(
    'select count(*) as n from bookings where application_user_id = $1',
    [account.id],
  );
  return rows[0]?.n ?? 0;
};
const at = (flightAt: string, facts: object = {}) => ({
  Date_Of_Travel: lagosDate(new Date(flightAt)),
  Date_Of_Arrival: flightAt,
  ...facts,
});

describe('price', () => {
  it('three passengers pay three times the price and one additional service [BOOK-44, API-41]', async () => {
    const client = await world.client(500_000_00);
    const Passengers = [passenger(), passenger({ FirstName: 'Ada' }), passenger()];
    const answer = await client.post(url, [
      world.entry(arrival, { Passengers, additionalServiceId: lounge }),
    ]);
    expect(answer.body.data[0]).toMatchObject({
      price: 170_000,
      service: { id: arrival, name: 'Arrival', price: 50_000 },
      additionalService: { id: lounge, name: 'Lounge', price: 20_000 },
    });
    expect(await world.balanceKobo(client)).toBe(330_000_00);
    await world.expectSoundLedger();
  });

  it('prices and owners that a client sends are ignored [API-41]', async () => {
    const stranger = await world.client(0);
    const client = await world.client(100_000_00);
    const entry = world.entry(arrival, {
      price: 1,
      Service: { id: arrival, price: 1 },
      applicationUserId: stranger.account.id,
    });
    const answer = await client.post(url, [entry]);
    expect(answer.body.data[0]).toMatchObject({ price: 50_000, applicationUserId: client.account.id });
  });

  it('a total that changed since the page showed it is refused with the new total, nothing debited [BOOK-44]', async () => {
    const client = await world.client(200_000_00);
    const service = await world.service({ name: 'Car', price_kobo: 30_000_00 });
    await world.db.query('update services set price_kobo = 4500000 where id = $1', [service]);
    const refused = await client.post(`${url}?expectedTotal=30000`, [world.entry(service)]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'price_changed' });
    expect(refused.body.message).toContain('NGN 45,000.00');
    expect(await world.balanceKobo(client)).toBe(200_000_00);
    expect(await bookingsOf(client)).toBe(0);
    expect((await client.post(`${url}?expectedTotal=45000`, [world.entry(service)])).status).toBe(200);
  });

  it('a later price does not alter a booking already made [SERVICES-11]', async () => {
    const client = await world.client(100_000_00);
    const service = await world.service({ name: 'Porter', price_kobo: 10_000_00 });
    const id = await world.book(client, service);
    await world.db.query('update services set price_kobo = 9900000 where id = $1', [service]);
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({ price: 10_000, service: { price: 10_000 } });
  });

  it('a wallet that is one kobo short books nothing and keeps its balance [BOOK-55]', async () => {
    const client = await world.client(49_999_99);
    const answer = await client.post(url, [world.entry(arrival)]);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(
      'You do not have enough balance to complete this process. Please fund your wallet to procced',
    );
    expect([await world.balanceKobo(client), await bookingsOf(client)]).toEqual([49_999_99, 0]);
  });

  it('a wallet that holds exactly the total is enough [BOOK-55]', async () => {
    const client = await world.client(50_000_00);
    expect((await client.post(url, [world.entry(arrival)])).status).toBe(200);
    expect(await world.balanceKobo(client)).toBe(0);
  });
});

describe('flights', () => {
  it('identical flights become one booking, others their own, under one batch code and further invoice numbers [BOOK-50, API-41]', async () => {
    const client = await world.client(500_000_00);
    const answer = await client.post(url, [
      world.entry(arrival),
      world.entry(arrival, { Flight_Number: ' p47121 ' }),
      world.entry(arrival, { Flight_Number: 'W3 401' }),
    ]);
    const bookings = [...answer.body.data];
    expect(bookings.map((booking) => [booking.flight_Number, booking.price])).toEqual([
      ['P47121', 100_000],
      ['W3 401', 50_000],
    ]);
    expect(new Set(bookings.map(({ batchCode }) => batchCode)).size).toBe(1);
    const [first, second] = bookings.map(({ invoiceNumber }) => Number(String(invoiceNumber).slice(5)));
    expect(second).toBe(Number(first) + 1);
  });

  it('passengers with other airlines, destinations or additional services are not lost in one group [BOOK-50]', async () => {
    const client = await world.client(500_000_00);
    const answer = await client.post(url, [
      world.entry(arrival),
      world.entry(arrival, { airline: 'Arik Air' }),
      world.entry(arrival, { DestinationAirportId: 14 }),
      world.entry(arrival, { additionalServiceId: lounge }),
    ]);
    expect([...answer.body.data]).toHaveLength(4);
  });

  it('100 passengers on 10 flights are booked together and read back in their order [API-41, BOOK-52]', async () => {
    const client = await world.client(10_000_000_00);
    const entries = Array.from({ length: 10 }, (_, flight) =>
      world.entry(arrival, {
        Flight_Number: `P4${100 + flight}`,
        Passengers: Array.from({ length: 10 }, (_, seat) =>
          passenger({ FirstName: `Seat ${flight}-${seat}` }),
        ),
      }),
    );
    const answer = await client.post(url, entries);
    expect(answer.status).toBe(200);
    const last = [...answer.body.data].at(-1);
    const { body } = await client.get(`/booking-services/${last?.id}`);
    expect(body.data).toMatchObject({
      passengers: Array.from({ length: 10 }, (_, seat) => ({ firstName: `Seat 9-${seat}` })),
    });
    expect(await world.balanceKobo(client)).toBe(5_000_000_00);
    await world.expectSoundLedger();
  });

  it('what an entry leaves out is filled with the named defaults [BOOK-11, BOOK-12, BOOK-13, BOOK-14, BOOK-15]', async () => {
    const client = await world.client(100_000_00);
    const answer = await client.post('/booking-services', {
      ...world.entry(arrival, {
        AirportId: undefined,
        DestinationAirportId: undefined,
        additionalServiceId: undefined,
        airline: undefined,
      }),
      Passengers: [{ FirstName: 'Ada', LastName: 'Obi' }],
    });
    expect(answer.body.data).toMatchObject({
      airportId: 1,
      destinationAirportId: 13,
      additionalService: null,
      passengers: [{ designation: 'Ms.', gender: 'Female', wheel_Chair: false }],
    });
  });

  it('every field of a passenger is stored and read back [BOOK-52]', async () => {
    const client = await world.client(100_000_00);
    const id = await world.book(client, arrival, {
      Passengers: [
        passenger({
          MiddleName: 'Chidinma',
          schoolName: 'Unity College',
          isStudent: true,
          nin: '12345678901',
          Wheel_Chair: true,
          Others: true,
          Special_Requirement: 'Diabetic meal',
        }),
      ],
    });
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({
      passengers: [
        {
          firstName: 'Ngozi',
          middleName: 'Chidinma',
          lastName: 'Balogun',
          designation: 'Mrs.',
          gender: 'Female',
          mobileNumber: '08031234567',
          schoolName: 'Unity College',
          isStudent: true,
          nin: '12345678901',
          wheel_Chair: true,
          special_Requirement: 'Diabetic meal',
        },
      ],
    });
  });
});

describe('dates', () => {
  const book = async (facts: object) => {
    const client = await world.client(100_000_00);
    return client.post('/booking-services', world.entry(arrival, facts));
  };

  it('yesterday and a flight that left today are refused, a later one today is not [BOOK-26]', async () => {
    const past = { Date_Of_Travel: ['Select a date in the future'] };
    const yesterday = await book(at('2026-03-02T22:00:00Z'));
    expect([yesterday.status, yesterday.body.errors]).toEqual([400, past]);
    expect((await book(at('2026-03-03T09:59:00Z'))).body.errors).toEqual(past);
    expect((await book(at('2026-03-03T10:01:00Z'))).status).toBe(200);
  });

  it('one minute past midnight in Lagos belongs to the new day, although UTC is still on the old one [BOOK-26]', async () => {
    world.clock.set(new Date('2026-03-03T22:30:00Z'));
    const answer = await book({ Date_Of_Travel: '2026-03-04', Date_Of_Arrival: '2026-03-03T23:01:00Z' });
    expect(answer.body.data).toMatchObject({
      date_Of_Travel: '2026-03-04',
      date_Of_Arrival: '2026-03-03T23:01:00.000Z',
    });
  });

  it('the flight is on the travel date at the timestamp’s time of day, whatever the date of the timestamp [CANCEL-03]', async () => {
    const answer = await book({ Date_Of_Travel: '2026-12-31', Date_Of_Arrival: '2026-03-03T22:45:00Z' });
    expect(answer.body.data).toMatchObject({ date_Of_Arrival: '2026-12-31T22:45:00.000Z' });
  });

  it('a time without a zone is the time at the airport [CANCEL-03]', async () => {
    const answer = await book({ Date_Of_Travel: '2026-12-31', Date_Of_Arrival: '2026-12-31T23:45:00' });
    expect(answer.body.data).toMatchObject({ date_Of_Arrival: '2026-12-31T22:45:00.000Z' });
  });

  it('29 February is a date in 2028 and none in 2027 [BOOK-27]', async () => {
    expect((await book(at('2028-02-29T09:00:00Z'))).status).toBe(200);
    const none = await book({ Date_Of_Travel: '2027-02-29', Date_Of_Arrival: '2027-02-28T09:00:00Z' });
    expect(none.body.errors).toEqual({ Date_Of_Travel: ['Invalid date format'] });
  });

  it('malformed dates and times are told apart [BOOK-27, BOOK-28]', async () => {
    expect((await book({ Date_Of_Travel: '01/02/2030' })).body.errors).toEqual({
      Date_Of_Travel: ['Invalid date format'],
    });
    for (const Date_Of_Arrival of ['9h', '12:30', '+275760-09-13T00:00:00Z'])
      expect((await book({ Date_Of_Arrival })).body.errors).toEqual({
        Date_Of_Arrival: ['Invalid time format'],
      });
  });
});

describe('refusals', () => {
  it('one bad entry of three is named and nothing of the others is stored [API-41, BOOK-37]', async () => {
    const client = await world.client(500_000_00);
    const answer = await client.post(url, [
      world.entry(arrival),
      world.entry(arrival, { Flight_Number: 'W3401' }),
      world.entry(arrival, { AirportId: 19, Passengers: [passenger({ FirstName: 'Al' })] }),
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      '[2].AirportId': ['Invalid airport selection'],
      '[2].Passengers[0].FirstName': ['Must be at least 3 character(s) long'],
    });
    expect([await bookingsOf(client), await world.balanceKobo(client)]).toEqual([0, 500_000_00]);
  });

  it('past dates and services that cannot be booked are named by entry too [BOOK-26]', async () => {
    const client = await world.client(500_000_00);
    const past = await client.post(url, [
      world.entry(arrival),
      world.entry(arrival, at('2026-03-01T09:00:00Z')),
    ]);
    expect(past.body.errors).toEqual({ '[1].Date_Of_Travel': ['Select a date in the future'] });
    const unknown = await client.post(url, [world.entry(arrival), world.entry(999_999)]);
    expect(unknown.body.errors).toEqual({ '[1].ServiceId': ['Service does not exist'] });
    expect(await bookingsOf(client)).toBe(0);
  });

  const field = async (facts: object) => {
    const client = await world.client(100_000_00);
    const answer = await client.post('/booking-services', world.entry(arrival, facts));
    expect(answer.status).toBe(400);
    return Object.entries(answer.body.errors);
  };
  it('the passengers’ and terms’ rules carry their own texts [BOOK-29, BOOK-30, BOOK-31, BOOK-32, BOOK-35, BOOK-36, BOOK-38, BOOK-39, BOOK-42]', async () => {
    const rules: [object, string, string][] = [
      [{ AirportId: 19 }, 'AirportId', 'Invalid airport selection'],
      [{ Passengers: 'x' }, 'Passengers', 'Invalid passengers'],
      [{ Passengers: [] }, 'Passengers', 'Must have at least one passenger'],
      [{ Accept: false }, 'Accept', 'You must accept the terms and conditions'],
      [{ Passengers: [passenger({ Designation: 'Sir' })] }, 'Passengers[0].Designation', 'Invalid selection'],
      [{ Passengers: [passenger({ Gender: 'X' })] }, 'Passengers[0].Gender', 'Invalid gender selection'],
      [
        { Passengers: [passenger({ MiddleName: 'ab' })] },
        'Passengers[0].MiddleName',
        'Must be at least 3 character(s) long',
      ],
      [
        { Passengers: [passenger({ Others: true, Special_Requirement: 'x' })] },
        'Passengers[0].Special_Requirement',
        'Must be at least 3 character(s) long',
      ],
      [
        { Passengers: [passenger({ nin: '1234567890' })] },
        'Passengers[0].nin',
        'Must be at least 11 character(s) long',
      ],
    ];
    for (const [facts, key, text] of rules) expect(await field(facts)).toEqual([[key, [text]]]);
  });

  it('an inactive service cannot be booked, nor added to another [API-48]', async () => {
    const closed = await world.service({ name: 'Closed lounge', active: false });
    expect(await field({ ServiceId: closed })).toEqual([
      ['ServiceId', ['Closed lounge cannot be booked at present']],
    ]);
    expect(await field({ additionalServiceId: closed })).toEqual([
      ['additionalServiceId', ['Closed lounge cannot be booked at present']],
    ]);
    expect(await field({ additionalServiceId: arrival })).toEqual([
      ['additionalServiceId', ['Invalid selection']],
    ]);
  });

  it('an International service is for International clients alone [API-48]', async () => {
    const international = await world.service({ name: 'Arrival', service_type_id: 2 });
    expect(await field({ ServiceId: international })).toEqual([
      ['ServiceId', ['International services cannot be booked with your account']],
    ]);
    const client = await world.client(100_000_00, { client_type_id: 2 });
    expect((await client.post('/booking-services', world.entry(international))).status).toBe(200);
    expect((await client.post('/booking-services', world.entry(arrival))).status).toBe(200);
  });

  it('staff and visitors do not book [API-40, API-41]', async () => {
    for (const role of ['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator']) {
      const staff = await world.as(role);
      expect((await staff.post(url, [world.entry(arrival)])).status).toBe(403);
      expect((await staff.post('/booking-services', world.entry(arrival))).status).toBe(403);
    }
    expect((await world.visitor.post(url, [world.entry(arrival)])).status).toBe(401);
  });
});

describe('what a booking leaves behind', () => {
  it('an activity for each flight [ACTIVITY-06]', async () => {
    const client = await world.client(500_000_00);
    const Passengers = [passenger(), passenger(), passenger()];
    await client.post(url, [world.entry(arrival, { Passengers }), world.entry(lounge)]);
    const { body } = await client.get('/activity/client');
    expect([...body.data].map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'Booked Arrival service for 3 passenger(s) on flight P47121',
        'Booked Lounge service for 1 passenger(s) on flight P47121',
      ]),
    );
  });

  it('one mail with the receipt of the whole batch [API-44]', async () => {
    const client = await world.client(500_000_00, { email: 'batch@client.example' });
    const answer = await client.post(url, [world.entry(arrival), world.entry(lounge)]);
    const numbers = [...answer.body.data].map(({ invoiceNumber }) => String(invoiceNumber));
    const mails = await world.mailTo('batch@client.example');
    expect(mails).toHaveLength(1);
    for (const number of numbers) expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.attachments).toEqual([
      expect.objectContaining({ name: `Arrival - ${numbers.join(', ')}.pdf` }),
    ]);
  });

  it('a history that begins with Processing by the client', async () => {
    const client = await world.client(100_000_00, { first_name: 'Halima' });
    const id = await world.book(client, arrival);
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({
      bookingStatus: 'Processing',
      modifiedBy_FirstName: null,
      history: [{ status: 'Processing', by: 'Halima', dateCreated: today.toISOString() }],
    });
  });
});
