import {
  type Booking,
  dueOf,
  endsWithTheFlight,
  nextBookingStatuses,
  refundOfBooking,
} from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { noShowFrom } from 'shared-api/desk';
import { formatNaira, koboOf, nairaFromKobo } from 'shared-api/money';
import type { Permission } from 'shared-api/permissions';
import { type BookingStatus, bookingStatusWords } from 'shared-api/statuses';

interface Outcome {
  permission: Permission;
  /** The dialog shows this text while the price is not known. */
  consequence: string;
}

const outcomes: Partial<Record<BookingStatus, Outcome>> = {
  Service_Rendered: {
    permission: 'bookings.outcome',
    consequence: 'The price is earned. The client is asked for feedback.',
  },
  No_Show: {
    permission: 'bookings.outcome',
    consequence: 'What the settings refund goes back to the client’s wallet, the rest is earned.',
  },
  Flight_Canceled: {
    permission: 'bookings.outcome',
    consequence: 'What the settings refund goes back to the client’s wallet.',
  },
  Payment_Received: {
    permission: 'bookings.close',
    consequence: 'The booking is closed. No money moves.',
  },
};

export interface NextOutcome extends Outcome {
  to: BookingStatus;
}

/** Maps the final status of a booking to the refund in per cent of the price. */
type Refunds = Partial<Record<BookingStatus, number>>;

export type Priced = Pick<Booking, 'price' | 'paymentStatus' | 'date_Of_Arrival' | 'flight'>;

export const isEarly = ({ to }: NextOutcome, booking: Priced, now: Date): boolean =>
  endsWithTheFlight(to) && now < new Date(dueOf(booking));

export const asksFirst = (outcome: NextOutcome, booking: Priced, now: Date): boolean =>
  outcome.to !== 'Service_Rendered' || isEarly(outcome, booking, now);

export function waitsUntil(
  { to }: NextOutcome,
  booking: Priced,
  { now, minutes = 0 }: { now: Date; minutes: number | undefined },
): string | undefined {
  const from = to === 'No_Show' ? noShowFrom(new Date(dueOf(booking)), minutes) : undefined;
  return from && now < from ? `From ${formatClock(from)}` : undefined;
}

/** The bookings of a flight get their outcome together, so the prices of the paid bookings are added up. */
export function pricedTogether(bookings: readonly Priced[]): Priced {
  const paid = bookings.filter(({ paymentStatus }) => paymentStatus === 'Paid');
  return {
    price: nairaFromKobo(paid.reduce((sum, { price }) => sum + koboOf(price), 0)),
    paymentStatus: paid.length > 0 ? 'Paid' : 'Unpaid',
    date_Of_Arrival: bookings[0]?.date_Of_Arrival ?? '',
    flight: bookings[0]?.flight,
  };
}

const refundKoboOf = ({ to }: NextOutcome, { paymentStatus, price }: Priced, refunds: Refunds): number =>
  refundOfBooking({ paymentStatus, priceKobo: koboOf(price) }, refunds[to] ?? 0);

export function consequenceOf(outcome: NextOutcome, booking: Priced, refunds: Refunds): string {
  const { to, consequence } = outcome;
  if (to === 'Payment_Received') return consequence;
  if (booking.paymentStatus !== 'Paid') return 'Nothing was paid: no money moves.';
  const priceKobo = koboOf(booking.price);
  const backKobo = refundKoboOf(outcome, booking, refunds);
  if (to === 'Service_Rendered')
    return `${formatNaira(priceKobo)} is earned. The client is asked for feedback.`;
  if (backKobo === 0) return `The client is charged ${formatNaira(priceKobo)}: nothing is refunded.`;
  if (backKobo === priceKobo)
    return `The whole price, ${formatNaira(priceKobo)}, goes back to the client’s wallet.`;
  const restKobo = priceKobo - backKobo;
  return `${formatNaira(backKobo)} goes back to the client’s wallet, ${formatNaira(restKobo)} is earned.`;
}

export function confirmTextOf(outcome: NextOutcome, booking: Priced, refunds: Refunds): string {
  const backKobo = refundKoboOf(outcome, booking, refunds);
  const action = `Record ${bookingStatusWords(outcome.to).toLowerCase()}`;
  return backKobo > 0 ? `${action}, refund ${formatNaira(backKobo)}` : action;
}

export const nextOutcomes = (from: string, may: (permission: Permission) => boolean): NextOutcome[] =>
  (nextBookingStatuses[from as BookingStatus] ?? []).flatMap((to: BookingStatus) => {
    const outcome = outcomes[to];
    return outcome && may(outcome.permission) ? [{ ...outcome, to }] : [];
  });

export const recordableOutcomes = (may: (permission: Permission) => boolean): NextOutcome[] =>
  (Object.entries(outcomes) as [BookingStatus, Outcome][]).flatMap(([to, outcome]) =>
    may(outcome.permission) ? [{ ...outcome, to }] : [],
  );
