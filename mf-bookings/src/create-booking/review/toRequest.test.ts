import { bookingsBody } from 'shared-api/contract';
import { aService } from 'shared-api/testing';
import type { AddedPassenger, FlightValues } from '../../shared/bookingValues.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { confirmKey, toRequest } from './flightGroups.ts';

const service = aService({ id: 7 });
let key = 0;
const added = (flight: Partial<FlightValues> = {}, person: Partial<AddedPassenger['person']> = {}) => ({
  key: ++key,
  flight: { ...aFlight, ...flight },
  person: { ...aPerson, ...person },
});

it('two on one flight and one on another are two bookings [BOOK-50]', () => {
  const request = toRequest([{ service, added: [added(), added({ Flight_Number: 'W3101' }), added()] }]);
  expect(request.map(({ Flight_Number, Passengers }) => [Flight_Number, Passengers.length])).toEqual([
    ['P47121', 2],
    ['W3101', 1],
  ]);
});

it('a reference goes with its passenger and splits no booking [G59]', () => {
  const [booking, ...others] = toRequest([
    { service, added: [added({}, { Reference: ' CC-410 ' }), added()] },
  ]);
  expect(others).toEqual([]);
  expect(booking?.Passengers.map(({ Reference }) => Reference)).toEqual(['CC-410', undefined]);
});

it('flight numbers in another case or with spaces are the same flight [BOOK-50]', () => {
  expect(toRequest([{ service, added: [added(), added({ Flight_Number: ' p4-7121 ' })] }])).toHaveLength(1);
});

it('an additional service of one passenger makes a booking of its own', () => {
  expect(toRequest([{ service, added: [added(), added({ additionalServiceId: 9 })] }])).toHaveLength(2);
});

it('each booking carries the specified keys [BOOK-51]', () => {
  const [booking] = toRequest([{ service, added: [added()] }]);
  expect(Object.keys(booking ?? {})).toEqual(
    expect.arrayContaining([
      'Flight_Number',
      'additionalServiceId',
      'Date_Of_Travel',
      'Date_Of_Arrival',
      'AirportId',
      'DestinationAirportId',
      'Passengers',
      'Service',
      'ServiceId',
      'Accept',
    ]),
  );
});

it('the airport time travels as a full timestamp of the travel date, the date as YYYY-MM-DD [SHELL-33]', () => {
  const [booking] = toRequest([{ service, added: [added({ airportTime: '00:15' })] }]);
  expect(booking?.Date_Of_Travel).toBe('2099-12-01');
  expect(booking?.Date_Of_Arrival).toBe('2099-11-30T23:15:00.000Z');
});

it('no additional service is sent as 0 [BOOK-15]', () => {
  const [booking] = toRequest([{ service, added: [added({ additionalServiceId: undefined })] }]);
  expect(booking?.additionalServiceId).toBe(0);
});

it('names are sent without surrounding blanks and a phone number in its national form', () => {
  const [booking] = toRequest([
    { service, added: [added({}, { FirstName: ' First ', mobileNumber: '+234 803 123 4567' })] },
  ]);
  expect(booking?.Passengers[0]).toMatchObject({ FirstName: 'First', mobileNumber: '08031234567' });
});

it('a requirement typed before Others was unticked is not sent [BOOK-39]', () => {
  const [booking] = toRequest([
    { service, added: [added({}, { Others: false, Special_Requirement: 'Oxygen' })] },
  ]);
  expect(booking?.Passengers[0]?.Special_Requirement).toBeNull();
});

it('what is sent satisfies the contract', async () => {
  const request = toRequest([
    { service, added: [added(), added({}, { Others: true, Special_Requirement: 'Oxygen' })] },
  ]);
  await expect(bookingsBody.validate(request, { strict: true })).resolves.toBeTruthy();
});

describe('the key of Confirm', () => {
  const bookings = (FirstName: string, price = 50_000) =>
    toRequest([
      {
        service: aService({ price }),
        added: [{ key: 1, flight: aFlight, person: { ...aPerson, FirstName } }],
      },
    ]);

  it('a draft as it stands has one key, in whichever tab it is confirmed', () => {
    expect(confirmKey('draft', bookings('Alfa'))).toBe(confirmKey('draft', bookings('Alfa')));
  });

  it('another draft, or other passengers in it, have another key', () => {
    const keys = [
      confirmKey('draft', bookings('Alfa')),
      confirmKey('draft', bookings('Afla')),
      confirmKey('draft', []),
      confirmKey('other', bookings('Alfa')),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('fits what the server takes as a key', () => {
    expect(confirmKey('0'.repeat(36), bookings('Alfa')).length).toBeLessThan(200);
  });
});
