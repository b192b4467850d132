import { consequenceOf, isRefunding, nextOutcomes } from './bookingOutcomes.ts';

const [rendered, noShow, flightCancelled] = nextOutcomes('Processing', () => true);

it.each([
  [100, /^The whole price goes back/, true],
  [50, /^50 % of the price go back to the client’s wallet, the rest is earned/, true],
  [0, /^The price is earned: nothing is refunded/, false],
])('a cancelled flight with %i %% refunded', (Flight_Canceled, text, asked) => {
  if (!flightCancelled) throw new Error('A flight cannot be cancelled');
  expect(consequenceOf(flightCancelled, { Flight_Canceled })).toMatch(text);
  expect(isRefunding(flightCancelled, { Flight_Canceled })).toBe(asked);
});

it('a no-show refunds only where that is set, a rendered service never', () => {
  if (!noShow || !rendered) throw new Error('The outcomes are missing');
  expect(isRefunding(noShow, { No_Show: 0 })).toBe(false);
  expect(isRefunding(noShow, { No_Show: 25 })).toBe(true);
  expect(isRefunding(rendered, { No_Show: 25, Flight_Canceled: 100 })).toBe(false);
});
