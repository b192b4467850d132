import { aService } from 'shared-api/testing';
import type { FlightValues } from '../../shared/bookingValues.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { quote } from './flightGroups.ts';

const service = aService({ id: 7, price: 50_000.5 });
const lounge = aService({ id: 9, name: 'Lounge service', price: 20_000 });
const on = (flight: Partial<FlightValues>, key: number) => ({
  key,
  flight: { ...aFlight, ...flight },
  person: aPerson,
});

it('three passengers and an additional service cost 3 × price + extra [BOOK-44]', () => {
  const added = [1, 2, 3].map((key) => on({ additionalServiceId: 9 }, key));
  expect(quote([{ service, added }], [service, lounge])).toMatchObject({
    flights: [{ passengers: 3, priceKobo: 5_000_050, sumKobo: 17_000_150 }],
    totalKobo: 17_000_150,
  });
});

it('the additional service is charged once per flight, not per passenger nor once for all', () => {
  const added = [
    on({ additionalServiceId: 9 }, 1),
    on({ additionalServiceId: 9 }, 2),
    on({ additionalServiceId: 9, Flight_Number: 'W3101' }, 3),
  ];
  const { flights, totalKobo } = quote([{ service, added }], [lounge]);
  expect(flights.map(({ sumKobo }) => sumKobo)).toEqual([12_000_100, 7_000_050]);
  expect(totalKobo).toBe(19_000_150);
});

it('nobody costs nothing', () => {
  expect(quote([{ service, added: [] }], [])).toEqual({ flights: [], totalKobo: 0 });
});
