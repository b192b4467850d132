import { bookingPriceKobo, totalPriceKobo } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import type { Service } from 'shared-api/services';
import type { AddedPassenger, FlightValues } from '../shared/bookingValues.ts';
import { flightGroups } from './flightGroups.ts';

/** The price of one flight, with the figures that it is made of. */
export interface FlightPrice {
  flight: FlightValues;
  passengers: number;
  priceKobo: number;
  additional: { name: string; priceKobo: number } | undefined;
  sumKobo: number;
}

export interface Quote {
  flights: FlightPrice[];
  totalKobo: number;
}

/** The arithmetic of a booking, by the rule with which the server charges (BOOK-44, G60). */
export function quote(
  added: readonly AddedPassenger[],
  service: Service,
  services: readonly Service[],
): Quote {
  const priceKobo = koboOf(service.price);
  const priced = flightGroups(added).map(({ flight, passengers }) => {
    const extra = services.find(({ id }) => id === flight.additionalServiceId);
    const additional = extra && { name: extra.name, priceKobo: koboOf(extra.price) };
    return {
      flight,
      additional,
      group: { passengers: passengers.length, priceKobo, additionalPriceKobo: additional?.priceKobo ?? 0 },
    };
  });
  return {
    flights: priced.map(({ flight, additional, group }) => ({
      flight,
      additional,
      passengers: group.passengers,
      priceKobo,
      sumKobo: bookingPriceKobo(group),
    })),
    totalKobo: totalPriceKobo(priced.map(({ group }) => group)),
  };
}

/** What the wallet lacks; 0 when it covers the total, equal is enough (BOOK-47). */
export const shortfallKobo = (balanceKobo: number, totalKobo: number): number =>
  Math.max(0, totalKobo - balanceKobo);
