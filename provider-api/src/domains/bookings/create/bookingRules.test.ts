import { lagosDate } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
});
beforeEach(() => world.clock.set(today));

const url = '/booking-services/create-bookings';
const at = (flightAt: string, facts: object = {}) => ({
  Date_Of_Travel: lagosDate(new Date(flightAt)),
  Date_Of_Arrival: flightAt,
  ...facts,
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

  it('on 31 December at 23:45 in Lagos a flight at midnight is next year’s, numbered by this year’s invoice [BOOK-26]', async () => {
    world.clock.set(new Date('2026-12-31T22:45:00Z'));
    const answer = await book({ Date_Of_Travel: '2027-01-01', Date_Of_Arrival: '2026-12-31T23:00:00Z' });
    expect(answer.body.data).toMatchObject({
      date_Of_Travel: '2027-01-01',
      date_Of_Arrival: '2026-12-31T23:00:00.000Z',
      invoiceNumber: expect.stringMatching(/^2026-/),
    });
    world.clock.set(new Date('2026-12-31T23:00:00Z'));
    const nextYear = await book(at('2027-01-01T09:00:00Z'));
    expect(nextYear.body.data).toMatchObject({ invoiceNumber: expect.stringMatching(/^2027-/) });
  });

  it('a clock that jumps books, lists and cancels by what it shows then [BOOK-26, CANCEL-03]', async () => {
    const client = await world.client(200_000_00);
    const flight = at('2026-03-04T10:00:00Z');
    const id = await world.book(client, arrival, flight);
    await world.goTo(new Date('2026-03-04T10:00:01Z'));
    const gone = await client.post('/booking-services', world.entry(arrival, flight));
    expect(gone.body.errors).toEqual({ Date_Of_Travel: ['Select a date in the future'] });
    expect((await client.remove(`/booking-services/${id}`)).status).toBe(400);
    await world.goTo(new Date('2026-03-01T10:00:00Z'));
    const earlier = await world.book(client, arrival, flight);
    const listed = [...(await client.get('/booking-services/client')).body.data].map((one) => one.id);
    expect(listed).toEqual([id, earlier]);
    expect((await client.remove(`/booking-services/${id}`)).status).toBe(200);
    expect(await world.balanceKobo(client)).toBe(150_000_00);
    await world.expectSoundLedger();
  });

  it('malformed dates and times have different messages [BOOK-27, BOOK-28]', async () => {
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
    expect([await world.bookingsOf(client), await world.balanceKobo(client)]).toEqual([0, 500_000_00]);
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
    expect(await world.bookingsOf(client)).toBe(0);
  });

  const field = async (facts: object) => {
    const client = await world.client(100_000_00);
    const answer = await client.post('/booking-services', world.entry(arrival, facts));
    expect(answer.status).toBe(400);
    return Object.entries(answer.body.errors);
  };
  it('the passengers’ and terms’ rules carry their own texts, and one bad entry refuses the good ones around it [BOOK-29, BOOK-30, BOOK-31, BOOK-32, BOOK-33, BOOK-35, BOOK-36, BOOK-38, BOOK-39, BOOK-42]', async () => {
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
        { AirportId: 13, Passengers: [passenger({ DestinationAirportId: 13 })] },
        'Passengers[0].DestinationAirportId',
        'Must be another airport than the one of the service',
      ],
      [
        { Passengers: [passenger({ Flight_Number: 'zzz' })] },
        'Passengers[0].Flight_Number',
        'Must be a flight number such as P47121 or BA 75',
      ],
      [{ airline: undefined }, 'Passengers[0].airline', 'Airline must be provided'],
      [
        { Passengers: [passenger({ airline: 'Paper Planes' })] },
        'Passengers[0].airline',
        'Airline must be provided',
      ],
      [
        { Passengers: [passenger({ Date_Of_Travel: '2020-01-01' })] },
        'Passengers[0].Date_Of_Travel',
        'Select a date in the future',
      ],
      [
        { Passengers: [passenger({ nin: '1234567890' })] },
        'Passengers[0].nin',
        'Must be at least 11 character(s) long',
      ],
    ];
    for (const [facts, key, text] of rules) {
      expect(await field(facts)).toEqual([[key, [text]]]);
      const client = await world.client(500_000_00);
      const entries = [world.entry(arrival), world.entry(arrival, facts), world.entry(arrival)];
      const among = await client.post(url, entries);
      expect([among.status, among.body.errors]).toEqual([400, { [`[1].${key}`]: [text] }]);
      expect([await world.bookingsOf(client), await world.balanceKobo(client)]).toEqual([0, 500_000_00]);
    }
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

  it('a flight does not have an additional service that contradicts its own [G99]', async () => {
    const names = ['Departure', 'Car'];
    const [departure, car] = await Promise.all(names.map((name) => world.service({ name })));
    const meet = await world.service({ name: 'Meeting' });
    const abroad = await world.service({ name: 'International car', service_type_id: 2 });
    await world.db.query('update services set direction = 2 where id = $1', [departure]);
    await world.db.query('update services set direction = 1 where id = $1', [meet]);
    const client = await world.client(500_000_00, { client_type_id: 2 });
    const book = (additionalServiceId: unknown) =>
      client.post('/booking-services', world.entry(meet, { additionalServiceId }));
    expect((await book(departure)).body.errors).toEqual({
      additionalServiceId: ['Departure cannot be combined with Meeting'],
    });
    expect((await book(abroad)).body.errors).toEqual({
      additionalServiceId: ['International car cannot be combined with Meeting'],
    });
    expect((await book(car)).status).toBe(200);
  });

  it('a flight from an airport to itself and what is no flight number are refused [G55, G98]', async () => {
    expect(await field({ AirportId: 13, DestinationAirportId: 13 })).toEqual([
      ['DestinationAirportId', ['Must be another airport than the one of the service']],
    ]);
    for (const Flight_Number of ['zzz', '12345', 'P4', 'P471211', 'AB12CD'])
      expect(await field({ Flight_Number })).toEqual([
        [
          'Flight_Number',
          [
            Flight_Number.length < 3
              ? 'Must be at least 3 character(s) long'
              : 'Must be a flight number such as P47121 or BA 75',
          ],
        ],
      ]);
  });

  it('a destination that is left out refuses nothing, whatever its default is [BOOK-14, G55]', async () => {
    const client = await world.client(100_000_00);
    const entry = world.entry(arrival, { AirportId: 13, DestinationAirportId: undefined });
    expect((await client.post('/booking-services', entry)).status).toBe(200);
  });

  it('an International service is for International clients alone, who may use every service [API-48, AUTH-30, AUTH-31]', async () => {
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
