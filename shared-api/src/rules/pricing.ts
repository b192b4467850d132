export interface PricedGroup {
  passengers: number;
  /** Price of the service for one passenger. */
  priceKobo: number;
  /** Price of the additional service, once for the group; 0 when there is none (G60). */
  additionalPriceKobo: number;
}

/** Passengers × price + the additional service, for one flight. */
export const bookingPriceKobo = (group: PricedGroup): number =>
  group.passengers * group.priceKobo + group.additionalPriceKobo;

/** The total over all flights, by which page and server both charge (BOOK-44, G60). */
export const totalPriceKobo = (groups: readonly PricedGroup[]): number =>
  groups.reduce((total, group) => total + bookingPriceKobo(group), 0);
