import {
  type BookingStatus,
  bookingStatusWords,
  cancellationVerdict,
  canMoveBooking,
  countOf,
  type Permission,
} from 'shared-api/rules';
import type { Actor } from '../../../http/actor.ts';
import { may } from '../../../http/actor.ts';
import { BadRequest, Forbidden } from '../../../http/errors.ts';

const permissionFor = {
  Canceled: 'bookings.cancel',
  Service_Rendered: 'bookings.outcome',
  No_Show: 'bookings.outcome',
  Flight_Canceled: 'bookings.outcome',
  Payment_Received: 'bookings.close',
} satisfies Partial<Record<BookingStatus, Permission>>;

const exists = (from: BookingStatus, to: BookingStatus): to is keyof typeof permissionFor =>
  canMoveBooking(from, to) || (from === 'Processing' && to === 'Canceled');

const forbiddenMove = (from: BookingStatus, to: BookingStatus): BadRequest =>
  new BadRequest(
    `A booking cannot change from ${bookingStatusWords(from)} to ${bookingStatusWords(to)}`,
    'forbidden_move',
  );

interface Movable {
  status: BookingStatus;
  flightAt: Date;
  cancellationHours: number;
}

export function refuseMove(
  { status, flightAt, cancellationHours }: Movable,
  to: BookingStatus,
  actor: Actor,
  now: Date,
): void {
  if (!exists(status, to)) throw forbiddenMove(status, to);
  if (!may(actor, permissionFor[to]))
    throw new Forbidden(`You are not authorized to set a booking to ${bookingStatusWords(to)}`);
  const verdict = cancellationVerdict({ bookingStatus: status, flightAt }, now, cancellationHours);
  if (to === 'Canceled' && verdict === 'too-late')
    throw new BadRequest(
      `A booking can be cancelled only until ${countOf(cancellationHours, 'hour')} before the flight`,
      'too_late',
    );
}
