import { bookingPriceKobo } from '../bookings/pricing.ts';
import { refundOf } from '../bookings/refunds.ts';
import { type ChangeKind, changeKinds } from '../bookings/rules.ts';
import { hourMs } from '../dates/dates.ts';
import type { SettingValues } from '../settings/rules.ts';
import type { BookingStatus } from '../statuses/statuses.ts';
import { type ChangeHours, changeDeadline } from './changeDeadline.ts';

/** Staff may move a flight even after its old time: the flight may be late or postponed. */
const staffMoveAfterMs = 24 * hourMs;

export type Changer = 'owner' | 'staff';

const staffUntil: Record<ChangeKind, (flightAt: Date) => Date | null> = {
  details: () => null,
  flight: (flightAt) => new Date(flightAt.getTime() + staffMoveAfterMs),
  airport: (flightAt) => new Date(flightAt.getTime() + staffMoveAfterMs),
  removal: (flightAt) => flightAt,
  service: (flightAt) => flightAt,
};

interface Changeable {
  bookingStatus: BookingStatus;
  paid: boolean;
  /** `flightAt` is the booked time, even when a delay is known. */
  flightAt: Date;
  changes: number;
}

export const changeUntil = (
  kind: ChangeKind,
  by: Changer,
  flightAt: Date,
  settings: ChangeHours,
): Date | null => (by === 'owner' ? changeDeadline(flightAt, settings) : staffUntil[kind](flightAt));

export const movesMoney = (kind: ChangeKind): boolean => kind === 'removal' || kind === 'service';

export interface MayChange {
  until: Date | null;
  what: ChangeKind[];
}

export function mayChange(
  { bookingStatus, paid, flightAt, changes }: Changeable,
  by: Changer,
  now: Date,
  settings: ChangeHours & Pick<SettingValues, 'maxChanges'>,
): MayChange | undefined {
  if (bookingStatus !== 'Processing' || changes >= settings.maxChanges) return undefined;
  const kinds = changeKinds.filter((kind) => paid || !movesMoney(kind));
  const untils = kinds.map((kind) => ({ kind, until: changeUntil(kind, by, flightAt, settings) }));
  const what = untils.filter(({ until }) => until === null || now <= until).map(({ kind }) => kind);
  if (what.length === 0) return undefined;
  return { until: by === 'owner' ? changeDeadline(flightAt, settings) : null, what };
}

export interface PricedBooking {
  priceKobo: number;
  unitPriceKobo: number;
}

interface Left {
  passengers: number;
  additionalPriceKobo: number;
}

export interface ChangeSums {
  newPriceKobo: number;
  chargeKobo: number;
  refundKobo: number;
  keptKobo: number;
}

/** The new price uses the prices at the time of booking, not today's prices. */
export function changeSums(before: PricedBooking, left: Left, refundPercent: number): ChangeSums {
  const newPriceKobo = bookingPriceKobo({ ...left, priceKobo: before.unitPriceKobo });
  const difference = newPriceKobo - before.priceKobo;
  const refundKobo = difference < 0 ? refundOf(-difference, refundPercent) : 0;
  return {
    newPriceKobo,
    chargeKobo: Math.max(difference, 0),
    refundKobo,
    keptKobo: Math.max(-difference, 0) - refundKobo,
  };
}

/** A passenger who is removed after the deadline counts as a no-show. */
export const changeRefundPercent = (
  flightAt: Date,
  now: Date,
  settings: ChangeHours & Pick<SettingValues, 'refundCanceled' | 'refundNoShow'>,
): number => (now <= changeDeadline(flightAt, settings) ? settings.refundCanceled : settings.refundNoShow);
