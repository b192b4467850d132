import {
  type ChangeKind,
  type Changer,
  changeUntil,
  countOf,
  hoursToChange,
  movesMoney,
  type SettingValues,
} from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { BadRequest, Conflict, Invalid } from '../../../http/errors.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import type { BookingRow } from '../bookingRow.ts';
import { bookingDetails } from '../details/bookingById.ts';
import type { Change } from './readChange.ts';

interface Standing {
  row: BookingRow;
  version: number;
  settings: SettingValues;
}

export async function refuseOlder(
  on: Queryable,
  reader: Context,
  row: BookingRow,
  version: number,
): Promise<void> {
  if (version !== row.version)
    throw new Conflict(
      'The booking was changed meanwhile. Please look at it again, then change it',
      'changed_meanwhile',
      await bookingDetails(on, reader, row.id),
    );
}

export async function refuseStanding(
  on: Queryable,
  reader: Context,
  { row, version, settings }: Standing,
): Promise<void> {
  if (row.status !== 'Processing')
    throw new BadRequest('Only a booking in Processing can be changed', 'not_processing');
  await refuseOlder(on, reader, row, version);
  if (row.version > settings.maxChanges)
    throw new BadRequest(
      settings.maxChanges === 0
        ? 'Bookings cannot be changed at present'
        : `A booking can be changed at most ${countOf(settings.maxChanges, 'time')}`,
      'too_many_changes',
    );
}

const tooLate = (by: Changer, kind: ChangeKind, settings: SettingValues): string => {
  if (by === 'owner')
    return `A booking can be changed only until ${countOf(hoursToChange(settings), 'hour')} before the flight`;
  return kind === 'flight' || kind === 'airport'
    ? 'A flight can be moved only until 24 hours after it'
    : 'Passengers and services can be changed only until the flight';
};

interface Asked {
  row: BookingRow;
  change: Change;
  kinds: readonly ChangeKind[];
  by: Changer;
  actor: Actor;
  settings: SettingValues;
  now: Date;
}

export function refuseChange({ row, change, kinds, by, actor, settings, now }: Asked): void {
  if (kinds.length === 0) throw new BadRequest('No changes were made', 'nothing_changed');
  for (const kind of kinds) {
    const until = changeUntil(kind, by, row.flightAt, settings);
    if (until && now > until) throw new BadRequest(tooLate(by, kind, settings), 'too_late');
  }
  if ('flightAt' in change.sides.after && change.flight.flightAt <= now)
    throw new Invalid({ Date_Of_Travel: ['Select a date in the future'] });
  const limit = airportLimit(actor);
  if ('airportId' in change.sides.after && limit && !limit.includes(change.flight.airportId))
    throw new Invalid({ AirportId: ['Invalid airport selection'] });
  if (change.left < 1) throw new BadRequest('Cancel the booking instead', 'last_passenger');
  if (row.paymentStatus !== 'Paid' && kinds.some(movesMoney))
    throw new BadRequest('This booking is not paid: its details can be changed, its price cannot', 'unpaid');
}
