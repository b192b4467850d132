import fc from 'fast-check';
import { type FlightDetails, groupByFlight, totalPriceKobo } from './pricing.ts';

const flight = (own: Partial<FlightDetails> = {}): FlightDetails => ({
  AirportId: 1,
  DestinationAirportId: 13,
  Date_Of_Travel: '2026-12-01',
  Date_Of_Arrival: '2026-12-01T13:00:00Z',
  Flight_Number: 'P47121',
  airline: 'Air Peace',
  additionalServiceId: 0,
  ...own,
});

describe('grouping', () => {
  it('puts passengers with identical flight details into one booking [BOOK-50]', () => {
    const groups = groupByFlight([flight(), flight({ Flight_Number: 'QI0310' }), flight()]);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });

  it.each([' p47121 ', 'P4 7121', 'p4-7121', 'P4\u20137121', 'P4\u00a07121', 'P4 07121', 'P4.7121'])(
    'takes the flight number %j for P47121 [BOOK-50]',
    (written) => {
      expect(groupByFlight([flight(), flight({ Flight_Number: written })])).toHaveLength(1);
    },
  );

  it('compares times to the minute [BOOK-50]', () => {
    expect(groupByFlight([flight(), flight({ Date_Of_Arrival: '2026-12-01T13:00:59Z' })])).toHaveLength(1);
  });

  it.each([
    ['flight number', { Flight_Number: 'P47122' }],
    ['airline in the number', { Flight_Number: 'W37121' }],
    ['letter after the number', { Flight_Number: 'P47121A' }],
    ['arrival', { Date_Of_Arrival: '2026-12-01T13:15:00Z' }],
    ['travel date', { Date_Of_Travel: '2026-12-02' }],
    ['airport', { AirportId: 2 }],
    ['destination', { DestinationAirportId: 5 }],
    ['airline', { airline: 'Dana' }],
    ['additional service', { additionalServiceId: 4 }],
  ])('splits a group whose %s differs [BOOK-50]', (_, difference) => {
    expect(groupByFlight([flight(), flight(difference)])).toHaveLength(2);
  });

  it('loses and repeats no passenger', () => {
    const flights = fc.array(
      fc.record({
        Flight_Number: fc.constantFrom('AAA', 'BBB', 'CCC'),
        AirportId: fc.integer({ min: 1, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(flights, (list) => {
        const passengers = list.map((own, number) => ({ ...flight(own), number }));
        const grouped = groupByFlight(passengers).flat();
        expect(grouped.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          passengers.map(({ number }) => number),
        );
      }),
    );
  });
});

describe('total price', () => {
  it('is passengers times price plus the additional service, once for each flight [BOOK-44]', () => {
    const groups = [
      { passengers: 3, priceKobo: 5_000_000, additionalPriceKobo: 2_000_000 },
      { passengers: 1, priceKobo: 5_000_000, additionalPriceKobo: 0 },
    ];
    expect(totalPriceKobo(groups)).toBe(22_000_000);
  });
});
