import { termsVersions } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let lounge: number;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  lounge = await world.service({ name: 'Lounge', price_kobo: 20_000_00 });
});
beforeEach(() => world.clock.set(today));

const url = '/booking-services/create-bookings';
describe('price', () => {
  it('three passengers pay three times the price and one additional service [BOOK-44, API-41]', async () => {
    const client = await world.client(500_000_00);
    const Passengers = [passenger(), passenger({ FirstName: 'Alfa' }), passenger()];
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

  it('both directions are booked together, all or nothing: a booking, a receipt number and a debit line each', async () => {
    const there = await world.service({ name: 'Meet on arrival', price_kobo: 30_000_00 });
    const back = await world.service({ name: 'See off', price_kobo: 30_000_00 });
    const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
    const Passengers = ['Alfa', 'Bravo', 'Charlie'].map((FirstName) => passenger({ FirstName }));
    const legs = [
      world.entry(there, { Passengers, additionalServiceId: car }),
      world.entry(back, { Passengers, Flight_Number: 'P47122', AirportId: 1, DestinationAirportId: 13 }),
    ];
    const poor = await world.client(219_999_99);
    expect((await poor.post(`${url}?expectedTotal=220000`, legs)).status).toBe(400);
    expect([await world.bookingsOf(poor), await world.balanceKobo(poor)]).toEqual([0, 219_999_99]);
    const client = await world.client(500_000_00);
    const { body } = await client.post(`${url}?expectedTotal=220000`, legs);
    const booked = [...body.data].map((booking) => Object(booking));
    expect(booked.map(({ price, service }) => [service.id, price])).toEqual([
      [there, 130_000],
      [back, 90_000],
    ]);
    expect(new Set(booked.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(2);
    expect(new Set(booked.map(({ batchCode }) => batchCode)).size).toBe(1);
    const { rows } = await world.db.query(
      `select -entry.amount_kobo as kobo from ledger_entries entry join journals on journals.id = journal_id
        where booking_id = any ($1::bigint[]) and amount_kobo < 0 order by booking_id`,
      [booked.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ kobo: 130_000_00 }, { kobo: 90_000_00 }]);
    await client.patch('/booking-services', { Id: booked[1].id, BookingStatus: 'Canceled' });
    expect(await world.balanceKobo(client)).toBe(370_000_00);
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
    expect(refused.body.message).toContain('₦45,000.00');
    expect(await world.balanceKobo(client)).toBe(200_000_00);
    expect(await world.bookingsOf(client)).toBe(0);
    const unreadable = await client.post(`${url}?expectedTotal=45000.001`, [world.entry(service)]);
    expect(unreadable.body.errors).toEqual({ expectedTotal: ['Must have at most 2 decimals'] });
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
    expect([await world.balanceKobo(client), await world.bookingsOf(client)]).toEqual([49_999_99, 0]);
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
      world.entry(arrival, { Flight_Number: ' p4-07121 ' }),
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

  it('a passenger’s own flight stands before that of the entry, and makes a booking of its own [BOOK-50] [BOOK-52] [G59]', async () => {
    const client = await world.client(500_000_00);
    const own = {
      Flight_Number: 'W3 401',
      airline: 'Arik Air',
      Date_Of_Travel: '2026-04-02',
      Date_Of_Arrival: '2026-04-02T08:30:00.000Z',
      AirportId: 14,
      DestinationAirportId: 2,
      additionalServiceId: lounge,
    };
    const Passengers = [passenger(), passenger({ FirstName: 'Bravo', ...own })];
    const { body } = await client.post(url, [world.entry(arrival, { Passengers })]);
    expect(body.data).toMatchObject([
      {
        flight_Number: 'P47121',
        airline: 'Air Peace',
        price: 50_000,
        passengers: [{ firstName: 'Charlie' }],
      },
      {
        flight_Number: 'W3 401',
        airline: 'Arik Air',
        date_Of_Travel: '2026-04-02',
        date_Of_Arrival: '2026-04-02T08:30:00.000Z',
        airportId: 14,
        destinationAirportId: 2,
        additionalService: { id: lounge },
        passengers: [{ firstName: 'Bravo' }],
      },
    ]);
    await world.expectSoundLedger();
  });

  it('a requirement is kept only where Others is ticked [G61]', async () => {
    const client = await world.client(100_000_00);
    const asked = { Others: false, Special_Requirement: 'Diabetic meal' };
    const id = await world.book(client, arrival, { Passengers: [passenger(asked)] });
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({ passengers: [{ special_Requirement: null }] });
  });

  it('100 passengers on 10 flights are booked together and read back in their order [API-41]', async () => {
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
      }),
      Passengers: [{ FirstName: 'Alfa', LastName: 'India' }],
    });
    expect(answer.body.data).toMatchObject({
      airportId: 1,
      destinationAirportId: 13,
      additionalService: null,
      passengers: [{ designation: 'Ms.', gender: 'Female', wheel_Chair: false }],
    });
  });

  it('every field of an entry and of its passenger is stored and read back [BOOK-52]', async () => {
    const client = await world.client(200_000_00);
    const id = await world.book(client, arrival, {
      AirportId: 14,
      DestinationAirportId: 6,
      Date_Of_Travel: '2026-04-05',
      Date_Of_Arrival: '2026-04-05T13:45:00.000Z',
      Flight_Number: 'W3 401',
      airline: 'Arik Air',
      additionalServiceId: lounge,
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
      airportId: 14,
      destinationAirportId: 6,
      date_Of_Travel: '2026-04-05',
      date_Of_Arrival: '2026-04-05T13:45:00.000Z',
      flight_Number: 'W3 401',
      airline: 'Arik Air',
      service: { id: arrival, name: 'Arrival', price: 50_000 },
      additionalService: { id: lounge },
      passengers: [
        {
          firstName: 'Charlie',
          middleName: 'Chidinma',
          lastName: 'Sierra',
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

describe('what a booking leaves behind', () => {
  it.each(['', `?termsVersion=${termsVersions.booking[0]}`])(
    'who accepted which version of the terms, and when%s',
    async (query) => {
      const client = await world.client(100_000_00);
      const { body: made } = await client.post(`/booking-services${query}`, world.entry(arrival));
      const officer = await world.as('Protocol Officer');
      const { body } = await officer.get(`/booking-services/${made.data.id}`);
      expect(body.data).toMatchObject({
        acceptedTerms: { version: termsVersions.booking[0], at: world.clock.now().toISOString() },
        applicationUserId: client.account.id,
      });
      const { rows } = await world.db.query('select created_by as by from bookings where id = $1', [
        made.data.id,
      ]);
      expect(rows).toEqual([{ by: client.account.id }]);
    },
  );

  it('nothing where the page showed terms that there never were', async () => {
    const client = await world.client(100_000_00);
    const { status, body } = await client.post(`${url}?termsVersion=1999-01`, [world.entry(arrival)]);
    expect([status, body.errors]).toEqual([400, { termsVersion: ['Invalid selection'] }]);
  });

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

  it('one mail with the receipt of the whole batch, its vouchers and its flights for a calendar [API-44]', async () => {
    const client = await world.client(500_000_00, { email: 'batch@client.example' });
    const answer = await client.post(url, [world.entry(arrival), world.entry(lounge)]);
    const numbers = [...answer.body.data].map(({ invoiceNumber }) => String(invoiceNumber));
    const mails = await world.mailTo('batch@client.example');
    expect(mails).toHaveLength(1);
    for (const number of numbers) expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.text).toContain('its whole price then goes back to your wallet');
    expect(mails[0]?.attachments).toEqual([
      expect.objectContaining({ name: `Arrival - ${numbers.join(', ')}.pdf` }),
      expect.objectContaining({ name: 'Vouchers.pdf' }),
      expect.objectContaining({ name: 'bookings.ics' }),
    ]);
  });

  it('a mail that says where and when in its subject, who is met, and where to ask [S17]', async () => {
    const client = await world.client(500_000_00, { email: 'letter@client.example' });
    await client.post(url, [world.entry(arrival), world.entry(lounge)]);
    const [mail] = await world.mailTo('letter@client.example');
    expect(mail?.subject).toMatch(
      /^Confirmed: Arrival at [A-Z]{3}, \d+\w\w \w+, \d{4}, \d\d:\d\d WAT \(P47121\) and 1 more$/,
    );
    expect(mail?.text).toMatch(/^Your 2 bookings are confirmed\n/);
    expect(mail?.text).toMatch(/^Passengers: \w+/m);
    // An arrival's other airport is where it comes from.
    expect(mail?.text).toMatch(/^From: .*\(ABV\)\nTo: .*\(LOS\)$/m);
    expect(mail?.text).toMatch(/^Free cancellation until: \d+\w\w \w+, \d{4}, \d\d:\d\d WAT$/m);
    expect(mail?.text).toMatch(/^Questions\? Protocol Services Unit: .* · \w+@protocol\.example$/m);
  });

  it('a mail that names ten of a large group, and says that its receipt has all of them', async () => {
    const client = await world.client(1_000_000_00, { email: 'group@client.example' });
    const Passengers = Array.from({ length: 13 }, (_, at) =>
      passenger({ LastName: `Sierra${'abcdefghijklm'[at]}` }),
    );
    await client.post(url, [world.entry(arrival, { Passengers })]);
    const [mail] = await world.mailTo('group@client.example');
    expect(mail?.text).toMatch(/^Passengers: .*Sierraj and 3 others, named in the receipt$/m);
    expect(mail?.text).not.toContain('Sierrak');
  });

  it('a history that begins with Processing by the client', async () => {
    const client = await world.client(100_000_00, { first_name: 'Halima' });
    const id = await world.book(client, arrival);
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({
      bookingStatus: 'Processing',
      modifiedBy_FirstName: null,
      history: [
        { status: 'Processing', by: expect.stringMatching(/^Halima \w+$/), dateCreated: today.toISOString() },
      ],
    });
  });
});
