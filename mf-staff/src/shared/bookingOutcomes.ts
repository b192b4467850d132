import { type BookingStatus, nextBookingStatuses, type Permission } from 'shared-api/rules';

interface Outcome {
  label: string;
  permission: Permission;
  /** What follows for the client's money (S14). */
  consequence: string;
}

/** What the desk calls a move to a status, and who makes it (docs/specification.md, "States and moves"). */
const outcomes: Partial<Record<BookingStatus, Outcome>> = {
  Service_Rendered: {
    label: 'Service rendered',
    permission: 'bookings.outcome',
    consequence: 'The price is earned. The client is asked for feedback.',
  },
  No_Show: {
    label: 'No show',
    permission: 'bookings.outcome',
    consequence: 'What the settings refund goes back to the client’s wallet, the rest is earned.',
  },
  Flight_Canceled: {
    label: 'Flight cancelled',
    permission: 'bookings.outcome',
    consequence: 'What the settings refund goes back to the client’s wallet.',
  },
  Payment_Received: {
    label: 'Payment received',
    permission: 'bookings.close',
    consequence: 'The booking is closed. No money moves.',
  },
};

export interface NextOutcome extends Outcome {
  to: BookingStatus;
}

/** Per cent of the price that goes back, by the status that a booking ends in. */
type Refunds = Partial<Record<BookingStatus, number>>;

/** Whether an outcome gives money back as things are set now. */
export const isRefunding = ({ to }: NextOutcome, refunds: Refunds): boolean => (refunds[to] ?? 0) > 0;

/** What follows for the client's money as things are set now (S14). */
export function consequenceOf({ to, consequence }: NextOutcome, refunds: Refunds): string {
  switch (refunds[to]) {
    case undefined:
      return consequence;
    case 0:
      return 'The price is earned: nothing is refunded.';
    case 100:
      return 'The whole price goes back to the client’s wallet.';
    default:
      return `${refunds[to]} % of the price go back to the client’s wallet, the rest is earned.`;
  }
}

/** The outcomes that a booking in this status may still get, of those the reader may record (STAFF-12). */
export const nextOutcomes = (from: string, may: (permission: Permission) => boolean): NextOutcome[] =>
  (nextBookingStatuses[from as BookingStatus] ?? []).flatMap((to: BookingStatus) => {
    const outcome = outcomes[to];
    return outcome && may(outcome.permission) ? [{ ...outcome, to }] : [];
  });

/** All outcomes that the reader may record, whatever the booking. */
export const recordableOutcomes = (may: (permission: Permission) => boolean): NextOutcome[] =>
  (Object.entries(outcomes) as [BookingStatus, Outcome][]).flatMap(([to, outcome]) =>
    may(outcome.permission) ? [{ ...outcome, to }] : [],
  );
