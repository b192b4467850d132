import type { AirportOffer, Availability, Booking, ServiceLoad } from 'shared-api/contract';
import { type FullHour, hourText, lagosInstant, openOffer } from 'shared-api/rules';
import type { Answer } from '../../testing/client.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const [jos, lagos, kano] = [10, 13, 14];
const travelDay = '2026-03-06';
const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let officer: SignedIn;
let client: SignedIn;
let lounge: number;

beforeAll(async () => {
  administrator = await world.as('Administrator', { first_name: 'Bravo', last_name: 'Kilo' });
  officer = await world.as('Protocol Officer', { first_name: 'Ada', last_name: 'Lima', airport_ids: [kano] });
});
beforeEach(async () => {
  await world.goTo(today);
  client = await world.client(100_000_000_00);
  lounge = await world.service({ name: 'Lounge', price_kobo: 10_000_00 });
});
afterEach(() => world.expectSoundLedger());

const people = (count: number) => Array.from({ length: count }, () => passenger());
const flight = (hour: number, facts: object = {}) => ({
  AirportId: lagos,
  DestinationAirportId: 1,
  Date_Of_Travel: travelDay,
  Date_Of_Arrival: lagosInstant(travelDay, hourText(hour)).toISOString(),
  ...facts,
});
const batchUrl = '/booking-services/create-bookings';
const book = (by: SignedIn, ...flights: object[]) =>
  by.post(
    batchUrl,
    flights.map((facts) => world.entry(lounge, facts)),
  );
const offersOf = async (service = lounge) =>
  (await administrator.get(`/services/${service}/offers`)).body.data as unknown as AirportOffer[];
const setOffer = async (airportId: number, facts: object, service = lounge) => {
  const version = (await offersOf(service)).find((one) => one.airportId === airportId)?.version;
  return administrator.patch(`/services/${service}/offers/${airportId}`, { ...openOffer, version, ...facts });
};
const except = (by: SignedIn, facts: object) =>
  by.post('/offer-exceptions', {
    serviceId: lounge,
    airportId: lagos,
    day: travelDay,
    fromHour: 6,
    toHour: 7,
    reason: 'The state visit',
    ...facts,
  });
const available = async (places = '') =>
  (await client.get(`/services/${lounge}/availability?airportId=${lagos}&date=${travelDay}${places}`)).body
    .data as unknown as Availability;
const leftAt = async (hour: number, places?: string) => (await available(places)).hours[hour]?.left;
const fullIn = ({ body }: Answer) => body.data as unknown as FullHour[];
const bookingsIn = ({ body }: Answer) => body.data as unknown as Booking[];
const change = (by: SignedIn, id: number, asked: object) =>
  by.post(`/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`, { version: 1, ...asked });
const quote = (by: SignedIn, id: number, asked: object) =>
  by.post(`/booking-services/${id}/changes/quote`, { version: 1, ...asked });

describe('a service where nothing is set', () => {
  it('is offered at every airport and hour, without limit or lead time', async () => {
    const { hours, ...rest } = await available();
    expect(rest).toEqual({
      ...{ offered: true, fromHour: 0, toHour: 24, leadMinutes: 0 },
      counts: 'passengers',
    });
    expect(new Set(hours.map(({ left, why }) => `${left} ${why}`))).toEqual(new Set(['null null']));
    const { body } = await client.get(`/services/${lounge}`);
    expect(body.data).not.toHaveProperty('notOfferedAt');
    expect((await offersOf()).map(({ airportId, version }) => [airportId, version])).toEqual(
      Array.from({ length: 18 }, (_, index) => [index + 1, 0]),
    );
  });

  it('takes no lock and counts nothing, unlike an hour with a limit', async () => {
    const { transaction } = world.db;
    const sent: string[] = [];
    jest.spyOn(world.db, 'transaction').mockImplementation((work) =>
      transaction((tx) =>
        work({
          ...tx,
          query: (sql, params) => {
            sent.push(typeof sql === 'string' ? sql : sql.text);
            return tx.query(sql, params);
          },
        }),
      ),
    );
    const locksAndCounts = () =>
      sent.splice(0).filter((sql) => /pg_advisory_xact_lock\(service|passenger_count\)/.test(sql)).length;
    await book(client, flight(6));
    expect(locksAndCounts()).toBe(0);
    await setOffer(lagos, { perHour: 1 });
    sent.length = 0;
    await book(client, flight(7));
    expect(locksAndCounts()).toBe(2);
    jest.restoreAllMocks();
  });
});

describe('a lounge of Kano and Lagos alone', () => {
  const sentence = 'Lounge is not offered at Jos (JOS)';
  beforeEach(async () => {
    for (const { airportId } of await offersOf())
      if (airportId !== kano && airportId !== lagos) await setOffer(airportId, { offered: false });
  });

  it('names in the service where it is not offered, and is booked where it is', async () => {
    const { body } = await client.get('/services');
    const service = [...body.data].find(({ id }) => id === lounge);
    expect((service as { notOfferedAt?: number[] }).notOfferedAt).toHaveLength(16);
    expect((await book(client, flight(6), flight(6, { AirportId: kano }))).status).toBe(200);
  });

  it('is refused at Jos by one sentence: batch, single booking, order, change', async () => {
    const refused = await book(client, flight(6), flight(6, { AirportId: jos }));
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      400,
      'not_offered',
      { '[1].AirportId': [sentence] },
    ]);
    const single = await client.post('/booking-services', world.entry(lounge, flight(6, { AirportId: jos })));
    expect(single.body.errors).toEqual({ AirportId: [sentence] });
    const { Accept: _, ...entry } = world.entry(lounge, flight(6, { AirportId: jos })) as {
      Accept?: boolean;
    };
    const order = await client.post('/orders', { entries: [entry] });
    expect(order.body.data).toMatchObject({ status: 'Draft', problem: null, warning: sentence });
    const [booking] = bookingsIn(await book(client, flight(6)));
    const id = booking?.id ?? 0;
    for (const asked of [quote, change])
      expect((await asked(client, id, { AirportId: jos })).body.errors).toEqual({ AirportId: [sentence] });
    const officers = await world.as('Protocol Officer');
    expect((await quote(officers, id, { AirportId: jos })).body.data.warnings).toEqual([sentence]);
    expect((await change(officers, id, { AirportId: jos, reason: 'Diverted' })).status).toBe(200);
  });

  it('refuses the defaults of the form at the airport, and an additional service at its field', async () => {
    const arrival = await world.service({ name: 'Arrival' });
    const refused = await client.post(
      '/booking-services',
      world.entry(lounge, flight(6, { AirportId: undefined, DestinationAirportId: undefined })),
    );
    expect(refused.body.errors).toEqual({ AirportId: ['Lounge is not offered at Abuja (ABV)'] });
    const extra = await client.post(
      '/booking-services',
      world.entry(arrival, flight(6, { AirportId: jos, additionalServiceId: lounge })),
    );
    expect(extra.body.errors).toEqual({ additionalServiceId: [sentence] });
  });
});

describe('six an hour', () => {
  beforeEach(() => setOffer(lagos, { perHour: 6 }));

  it('of 20 clients at once exactly 6 book, the others learn the nearest hours, and no invoice number is lost', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => world.client(1_000_000_00)));
    const answers = await Promise.all(clients.map((each) => book(each, flight(6))));
    const booked = answers.filter(({ status }) => status === 200).flatMap(bookingsIn);
    const refused = answers.filter(({ status }) => status !== 200);
    expect([booked.length, refused.length]).toEqual([6, 14]);
    for (const answer of refused)
      expect([answer.status, answer.body.code, fullIn(answer)]).toEqual([
        409,
        'hour_full',
        [
          {
            at: '[0]',
            service: 'Lounge',
            airportId: lagos,
            date: travelDay,
            hour: 6,
            left: 0,
            nearest: [4, 5, 7],
          },
        ],
      ]);
    const numbers = booked.map(({ invoiceNumber }) => Number(invoiceNumber?.slice(-6))).sort();
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(5);
    expect(await leftAt(6)).toBe(0);
    expect((await available()).hours[6]?.why).toBe('full');
  });

  it('a list that is longer than what is left is refused whole, and says how many are left', async () => {
    await setOffer(lagos, { perHour: 60 });
    await book(client, flight(6, { Passengers: people(10) }));
    const refused = await book(client, flight(6, { Passengers: people(60) }));
    expect(refused.body.message).toBe(
      'Lounge at Lagos (LOS), 6 Mar 2026, 06:00: 50 left, nearest 04:00, 05:00, 07:00',
    );
    expect([await leftAt(6), await leftAt(6, '&places=40'), await leftAt(6, '&places=60')]).toEqual([
      12, 40, 50,
    ]);
  });

  it('two full hours of a batch are both named, and two flights of a batch count together', async () => {
    await book(client, flight(6, { Passengers: people(6) }), flight(9, { Passengers: people(6) }));
    const refused = await book(client, flight(6), flight(8), flight(9));
    expect(fullIn(refused).map(({ at, hour, nearest }) => [at, hour, nearest])).toEqual([
      ['[0]', 6, [4, 5, 7]],
      ['[2]', 9, [7, 8, 10]],
    ]);
    const halves = await book(
      client,
      flight(7, { Passengers: people(4) }),
      flight(7, { Passengers: people(4), Flight_Number: 'BA75' }),
    );
    expect(fullIn(halves).map(({ at, left }) => [at, left])).toEqual([
      ['[0]', 6],
      ['[1]', 6],
    ]);
  });

  it('a car that is counted by bookings has one place taken by seven passengers', async () => {
    const car = await world.service({ name: 'Car' });
    await setOffer(lagos, { perHour: 1, counts: 'bookings' }, car);
    await setOffer(lagos, { perHour: null });
    const withCar = flight(6, { Passengers: people(7), additionalServiceId: car });
    expect((await book(client, withCar)).status).toBe(200);
    expect(fullIn(await book(client, withCar))[0]).toMatchObject({ service: 'Car', left: 0 });
    expect((await book(client, { ...withCar, additionalServiceId: 0 })).status).toBe(200);
    const { body } = await administrator.get(`/desk/load?airportId=${lagos}&date=${travelDay}`);
    const loads = (body.data as unknown as ServiceLoad[]).filter(({ serviceId }) =>
      [lounge, car].includes(serviceId),
    );
    expect(loads.map(({ name, hours }) => [name, hours[6]])).toEqual([
      ['Lounge', { hour: 6, taken: 14, limit: null }],
      ['Car', { hour: 6, taken: 1, limit: 1 }],
    ]);
  });

  it('a cancellation, a removal and a flight that was canceled give their places back by themselves', async () => {
    const [first] = bookingsIn(await book(client, flight(6, { Passengers: people(3) })));
    const [second] = bookingsIn(await book(client, flight(6, { Passengers: people(3) })));
    expect(await leftAt(6)).toBe(0);
    await client.remove(`/booking-services/${first?.id}`);
    expect(await leftAt(6)).toBe(3);
    await change(client, second?.id ?? 0, { RemovedPassengers: [second?.passengers[0]?.id] });
    const asked = { RemovedPassengers: [second?.passengers[0]?.id] };
    const quoted = await quote(client, second?.id ?? 0, asked);
    const { refund } = quoted.body.data as unknown as { refund: number };
    await client.post(`/booking-services/${second?.id}/changes?expectedCharge=0&expectedRefund=${refund}`, {
      version: 1,
      ...asked,
    });
    expect(await leftAt(6)).toBe(4);
    await officerOfAll().then((by) =>
      by.patch('/booking-services', { Id: second?.id, BookingStatus: 'Flight_Canceled' }),
    );
    expect(await leftAt(6)).toBe(6);
  });

  it('a booking moves to an hour with room, within its full hour freely, and not into a full one', async () => {
    const [first] = bookingsIn(await book(client, flight(6, { Passengers: people(6) })));
    const [second] = bookingsIn(await book(client, flight(9, { Passengers: people(3) })));
    const id = first?.id ?? 0;
    const within = { Date_Of_Travel: travelDay, Date_Of_Arrival: `${travelDay}T05:40:00.000Z` };
    expect((await change(client, id, within)).status).toBe(200);
    const into = { Date_Of_Travel: travelDay, Date_Of_Arrival: flight(6).Date_Of_Arrival };
    const refused = await change(client, second?.id ?? 0, into);
    expect([refused.status, refused.body.code, fullIn(refused)[0]?.nearest]).toEqual([
      409,
      'hour_full',
      [4, 5, 7],
    ]);
    expect((await quote(client, second?.id ?? 0, into)).status).toBe(409);
    const on = { Date_Of_Travel: travelDay, Date_Of_Arrival: flight(7).Date_Of_Arrival };
    expect((await change(client, id, { ...on, version: 2 })).status).toBe(200);
    expect([await leftAt(6), await leftAt(7), await leftAt(9)]).toEqual([6, 0, 3]);
  });

  it('staff are warned of a full hour, and move a booking into it', async () => {
    await book(client, flight(6, { Passengers: people(6) }));
    const [moved] = bookingsIn(await book(client, flight(9)));
    const by = await officerOfAll();
    const into = {
      Date_Of_Travel: travelDay,
      Date_Of_Arrival: flight(6).Date_Of_Arrival,
      reason: 'Rebooked',
    };
    const { body } = await quote(by, moved?.id ?? 0, into);
    expect(body.data.warnings).toEqual([
      'Lounge at Lagos (LOS), 6 Mar 2026, 06:00: full, nearest 04:00, 05:00, 07:00',
    ]);
    expect((await change(by, moved?.id ?? 0, into)).status).toBe(200);
    const load = await by.get(`/desk/load?airportId=${lagos}&date=${travelDay}`);
    const own = (load.body.data as unknown as ServiceLoad[]).find(({ serviceId }) => serviceId === lounge);
    expect(own?.hours[6]).toEqual({ hour: 6, taken: 7, limit: 6 });
  });

  it('a limit below what is taken lets no booking fall', async () => {
    const [booked] = bookingsIn(await book(client, flight(6, { Passengers: people(5) })));
    const { body } = await setOffer(lagos, { perHour: 2 });
    expect(body.data).toMatchObject({
      perHour: 2,
      version: 2,
      ahead: { bookings: 1, last: flight(6).Date_Of_Arrival },
    });
    expect((await client.get(`/booking-services/${booked?.id}`)).body.data).toMatchObject({
      bookingStatus: 'Processing',
    });
    expect(fullIn(await book(client, flight(6)))[0]).toMatchObject({ left: 0 });
  });
});

const officerOfAll = () => world.as('Protocol Officer');

describe('a lead time of four hours', () => {
  beforeEach(() => setOffer(lagos, { leadMinutes: 240 }));
  const inMinutes = (minutes: number) => {
    const at = new Date(today.getTime() + minutes * 60_000);
    return flight(0, { Date_Of_Travel: '2026-03-03', Date_Of_Arrival: at.toISOString() });
  };

  it('refuses 3 h 59 before and takes 4 h before', async () => {
    expect((await book(client, inMinutes(239))).body.errors).toEqual({
      '[0].Date_Of_Arrival': ['This service must be booked at least 4 hours before'],
    });
    expect((await book(client, inMinutes(240))).status).toBe(200);
  });

  it('an exception lets somebody in late', async () => {
    await except(administrator, {
      ...{ day: '2026-03-03', fromHour: 12, toHour: 13, kind: 'leadMinutes', value: 30 },
    });
    expect((await book(client, inMinutes(75))).status).toBe(200);
    expect((await book(client, inMinutes(130))).status).toBe(400);
  });
});

describe('an exception', () => {
  it('of more room lets one more in, with its reason in the audit, until it is ended', async () => {
    await setOffer(lagos, { perHour: 1 });
    await book(client, flight(6));
    expect((await book(client, flight(6))).status).toBe(409);
    const added = await except(administrator, { kind: 'perHour', value: 2 });
    expect((await book(client, flight(6))).status).toBe(200);
    const { rows } = await world.db.query(
      `select action, reason, after ->> 'perHour' as "perHour" from audit where subject_kind = 'exception' and subject_id = $1`,
      [added.body.data.id],
    );
    expect(rows).toEqual([{ action: 'exception.added', reason: 'The state visit', perHour: '2' }]);
    expect((await administrator.remove(`/offer-exceptions/${added.body.data.id}`)).status).toBe(200);
    expect((await administrator.remove(`/offer-exceptions/${added.body.data.id}`)).status).toBe(404);
    expect((await book(client, flight(6))).status).toBe(409);
  });

  it('closes the hours of every service, and the newest of an hour holds', async () => {
    await except(administrator, { serviceId: null, kind: 'closed', toHour: 9 });
    expect((await book(client, flight(8))).body.errors).toEqual({
      '[0].Date_Of_Arrival': ['Lounge is closed here at this hour'],
    });
    expect((await available()).hours[8]).toMatchObject({ why: 'closed' });
    await except(administrator, { fromHour: 8, toHour: 9, kind: 'perHour', value: 3 });
    expect((await book(client, flight(8))).status).toBe(200);
    expect((await book(client, flight(7))).status).toBe(400);
  });

  it('is written by an officer for the own airports; others do not exist', async () => {
    expect((await except(officer, { airportId: kano, kind: 'closed' })).status).toBe(200);
    const refused = await except(officer, { kind: 'closed' });
    expect([refused.status, refused.body.message]).toEqual([404, 'There is no such airport']);
    const { body } = await except(administrator, { kind: 'closed' });
    expect((await officer.remove(`/offer-exceptions/${body.data.id}`)).status).toBe(404);
    const airportsIn = async (by: SignedIn) => {
      const listed = await by.get(`/offer-exceptions?from=${travelDay}&serviceId=${lounge}`);
      return new Set([...listed.body.data].map((one) => (one as unknown as { airportId: number }).airportId));
    };
    expect(await airportsIn(officer)).toEqual(new Set([kano]));
    expect(await airportsIn(administrator)).toEqual(new Set([kano, lagos]));
    expect((await officer.get(`/desk/load?airportId=${lagos}&date=${travelDay}`)).status).toBe(404);
    expect((await client.post('/offer-exceptions', {})).status).toBe(403);
  });

  it.each([
    ['neither closes nor gives another number', {}, 'kind'],
    ['closes and gives a number', { kind: 'closed', value: 3 }, 'value'],
    ['gives no number', { kind: 'perHour' }, 'value'],
    ['is of a day that is over', { kind: 'closed', day: '2026-03-02' }, 'day'],
    ['is of an unknown service', { kind: 'closed', serviceId: 999_999 }, 'serviceId'],
    ['ends before it begins', { kind: 'closed', fromHour: 9, toHour: 8 }, 'toHour'],
  ])('that %s is refused', async (_, facts, field) => {
    const { status, body } = await except(administrator, facts);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });
});

describe('how a service is offered', () => {
  it('is set by an Administrator alone, with before, after and reason in the audit', async () => {
    const body = { ...openOffer, perHour: 6, version: 0, reason: 'Six officers' };
    const path = `/services/${lounge}/offers/${lagos}`;
    expect((await officer.patch(path, body)).status).toBe(403);
    expect((await administrator.patch(path, body)).body.data).toMatchObject({ perHour: 6, version: 1 });
    const { rows } = await world.db.query(
      `select before ->> 'perHour' as before, after ->> 'perHour' as after, reason from audit
        where action = 'service.offered' and subject_id = $1`,
      [lounge],
    );
    expect(rows).toEqual([{ before: null, after: '6', reason: 'Six officers' }]);
  });

  it('is not overwritten by somebody who saw it before another set it', async () => {
    const path = `/services/${lounge}/offers/${lagos}`;
    const set = (perHour: number) => administrator.patch(path, { ...openOffer, perHour, version: 0 });
    const answers = await Promise.all([set(3), set(4)]);
    const [late] = answers.filter(({ status }) => status !== 200);
    expect([late?.status, late?.body.code, late?.body.data]).toEqual([
      409,
      'changed_meanwhile',
      expect.objectContaining({ version: 1 }),
    ]);
  });

  it('of another type is not found by a client', async () => {
    const international = await world.service({ service_type_id: 2 });
    const path = `/services/${international}/availability?airportId=${lagos}&date=${travelDay}`;
    expect((await client.get(path)).status).toBe(404);
    expect((await administrator.get(path)).status).toBe(200);
    expect((await client.get(`/services/${lounge}/offers`)).status).toBe(403);
  });
});
