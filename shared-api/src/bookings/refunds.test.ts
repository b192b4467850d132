import fc from 'fast-check';
import { builtInSettings } from '../settings/rules.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { refundOf, refundPercentOf } from './refunds.ts';

it('a refund is whole kobo, never more than the price, and what does not divide is the authority’s', () => {
  expect(refundOf(9_999_999, 50)).toBe(4_999_999);
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(100), (price, percent) => {
      const back = refundOf(price, percent);
      expect(Number.isInteger(back)).toBe(true);
      expect(back * 100).toBeLessThanOrEqual(price * percent);
      expect((back + 1) * 100).toBeGreaterThan(price * percent);
    }),
  );
});

it('each status that ends a booking has its own part of the price, the others close no money', () => {
  const settings = { ...builtInSettings, refundCanceled: 90, refundFlightCanceled: 80, refundNoShow: 10 };
  expect(bookingStatuses.map((status) => [status, refundPercentOf(status, settings)])).toEqual([
    ['Processing', undefined],
    ['Payment_Received', undefined],
    ['Service_Rendered', 0],
    ['No_Show', 10],
    ['Flight_Canceled', 80],
    ['Canceled', 90],
  ]);
});
