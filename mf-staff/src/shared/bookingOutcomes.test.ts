import { aBooking } from 'shared-api/testing';
import {
  asksFirst,
  confirmTextOf,
  consequenceOf,
  nextOutcomes,
  recordableOutcomes,
  waitsUntil,
} from './bookingOutcomes.ts';

const [rendered, noShow, flightCancelled] = nextOutcomes('Processing', () => true);
const received = recordableOutcomes(() => true).find(({ to }) => to === 'Payment_Received');
if (!rendered || !noShow || !flightCancelled || !received) throw new Error('The outcomes are missing');
const booking = aBooking({ price: 50_000, date_Of_Arrival: '2026-12-01T13:00:00.000Z' });
const before = new Date('2026-11-01T08:00:00Z');
const after = new Date('2026-12-01T13:00:00Z');

it.each([
  [
    100,
    'The whole price, ₦50,000.00, goes back to the client’s wallet.',
    'Record flight cancelled, refund ₦50,000.00',
  ],
  [
    50,
    '₦25,000.00 goes back to the client’s wallet, ₦25,000.00 is earned.',
    'Record flight cancelled, refund ₦25,000.00',
  ],
  [0, 'The client is charged ₦50,000.00: nothing is refunded.', 'Record flight cancelled'],
])('a cancelled flight with %i %% refunded says its sums', (Flight_Canceled, text, confirm) => {
  expect(consequenceOf(flightCancelled, booking, { Flight_Canceled })).toBe(text);
  expect(confirmTextOf(flightCancelled, booking, { Flight_Canceled })).toBe(confirm);
});

it('of what was not paid nothing goes back and nothing is earned', () => {
  const unpaid = { ...booking, paymentStatus: 'Unpaid' };
  for (const outcome of [rendered, noShow, flightCancelled])
    expect(consequenceOf(outcome, unpaid, { Flight_Canceled: 100 })).toBe(
      'Nothing was paid: no money moves.',
    );
  expect(confirmTextOf(flightCancelled, unpaid, { Flight_Canceled: 100 })).toBe('Record flight cancelled');
});

it('every outcome is asked for but a service that is rendered once its flight is there [STAFF-12]', () => {
  expect(asksFirst(rendered, booking, after)).toBe(false);
  expect(asksFirst(rendered, booking, before)).toBe(true);
  for (const outcome of [noShow, flightCancelled, received])
    expect(asksFirst(outcome, booking, after)).toBe(true);
});

it('No show waits for as long as is set after the time at which the flight is due', () => {
  const late = aBooking({
    date_Of_Arrival: '2026-12-01T10:40:00.000Z',
    flight: { state: 'Delayed', expectedAt: '2026-12-01T12:45:00.000Z' },
  });
  const at = (time: string) =>
    waitsUntil(noShow, late, { now: new Date(`2026-12-01T${time}:00Z`), minutes: 60 });
  expect([at('11:40'), at('13:44'), at('13:45')]).toEqual(['From 14:45', 'From 14:45', undefined]);
});
