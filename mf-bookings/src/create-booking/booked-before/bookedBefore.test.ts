import { aBooking } from 'shared-api/testing';
import { flightBefore } from './bookedBefore.ts';

it('the same flight again has all but its day', () => {
  expect(flightBefore(aBooking(), 'again')).toEqual({
    AirportId: 1,
    DestinationAirportId: 13,
    airline: 'Air Peace',
    airportTime: '14:00',
    Flight_Number: 'P47121',
    additionalServiceId: 0,
  });
});

it('the way back has the airports in turn, and neither time nor number', () => {
  expect(flightBefore(aBooking(), 'return')).toEqual({
    AirportId: 13,
    DestinationAirportId: 1,
    airline: 'Air Peace',
    additionalServiceId: 0,
  });
});

it('more passengers have all of the flight but its additional service, which it has already', () => {
  const additionalService = { id: 12, name: 'Lounge service', price: 20_000 };
  expect(flightBefore(aBooking({ additionalService }), 'more')).toMatchObject({
    Date_Of_Travel: aBooking().date_Of_Travel,
    airportTime: '14:00',
    Flight_Number: 'P47121',
    additionalServiceId: 0,
  });
});
