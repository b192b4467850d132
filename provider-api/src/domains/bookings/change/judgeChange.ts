import type { ChangeBody } from 'shared-api/contract';
import {
  type ChangeKind,
  type Changer,
  type ChangeSums,
  changeRefundPercent,
  changeSums,
  changeUntil,
  countOf,
  hourOfFlight,
  hoursToChange,
  movesMoney,
  type SettingValues,
} from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { BadRequest, Conflict, Forbidden, Invalid } from '../../../http/errors.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { readSettings } from '../../../settings/index.ts';
import { type PlacedFlight, refuseNotOffered } from '../../availability/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { furtherRefusalOf, readServices } from '../create/flights.ts';
import { bookingDetails } from '../details/bookingById.ts';
import { kindsOf } from './ChangeRecord.ts';
import { type Change, readChange } from './readChange.ts';

interface Additional {
  id: number | null;
  priceKobo: number;
}

export interface JudgedChange {
  row: BookingRow;
  by: Changer;
  change: Change;
  kinds: ChangeKind[];
  additional: Additional;
  sums: ChangeSums;
  settings: SettingValues;
  /** The list is empty if the change needs no new places. */
  moved: PlacedFlight[];
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

const tooOften = ({ maxChanges }: SettingValues): string =>
  maxChanges === 0
    ? 'Bookings cannot be changed at present'
    : `A booking can be changed at most ${countOf(maxChanges, 'time')}`;

const tooLate = (by: Changer, kind: ChangeKind, settings: SettingValues): string => {
  if (by === 'owner')
    return `A booking can be changed only until ${countOf(hoursToChange(settings), 'hour')} before the flight`;
  return kind === 'flight' || kind === 'airport'
    ? 'A flight can be moved only until 24 hours after it'
    : 'Passengers and services can be changed only until the flight';
};

type AskedChange = Pick<JudgedChange, 'row' | 'by' | 'change' | 'kinds' | 'settings'>;

function refuseChange({ actor, clock }: Context, { row, change, kinds, by, settings }: AskedChange): void {
  const now = clock.now();
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

async function additionalOf(on: Queryable, row: BookingRow, change: Change): Promise<Additional> {
  const wanted = change.additionalServiceId;
  const was = { id: row.additionalServiceId, priceKobo: row.additionalPriceKobo };
  if (wanted === undefined || wanted === (was.id ?? 0)) return was;
  const { sides, flight } = change;
  sides.before.additional =
    was.id === null ? null : { id: was.id, name: row.additionalServiceName ?? '', priceKobo: was.priceKobo };
  sides.after.additional = null;
  if (wanted === 0) return { id: null, priceKobo: 0 };
  const [services, owner] = await Promise.all([
    readServices(on, [{ serviceId: row.serviceId, additionalServiceId: wanted, ...flight }]),
    on.one<{ clientTypeId: number | null }>(
      'select client_type_id as "clientTypeId" from users where id = $1',
      [row.applicationUserId],
    ),
  ]);
  const service = services.get(wanted);
  const refusal = furtherRefusalOf(service, services.get(row.serviceId), owner);
  if (refusal || !service) throw new Invalid({ additionalServiceId: [refusal ?? 'Service does not exist'] });
  sides.after.additional = { id: service.id, name: service.name, priceKobo: service.priceKobo };
  return { id: service.id, priceKobo: service.priceKobo };
}

const staysInHour = (row: BookingRow, { flight }: Change): boolean =>
  flight.airportId === row.airportId &&
  flight.dateOfTravel === row.dateOfTravel &&
  hourOfFlight(flight.flightAt) === hourOfFlight(row.flightAt);

async function movedFlights(
  on: Queryable,
  row: BookingRow,
  change: Change,
  additional: Additional,
): Promise<PlacedFlight[]> {
  const stays = staysInHour(row, change);
  if (stays && (additional.id === null || additional.id === row.additionalServiceId)) return [];
  const { airportId, dateOfTravel, flightAt } = change.flight;
  const additionalServiceId = additional.id ?? 0;
  const services = await readServices(on, [
    { serviceId: row.serviceId, additionalServiceId, airportId, dateOfTravel },
  ]);
  return [
    {
      at: '',
      airportId,
      dateOfTravel,
      flightAt,
      passengers: change.left,
      service: stays ? undefined : services.get(row.serviceId),
      additional: services.get(additionalServiceId),
    },
  ];
}

export async function judgeChange(
  on: Queryable,
  ctx: Context,
  row: BookingRow,
  body: ChangeBody,
): Promise<JudgedChange> {
  const { actor, clock, config } = ctx;
  const [settings, byBooking] = await Promise.all([readSettings(on, config), passengersOf(on, [row.id])]);
  const passengers = byBooking.get(row.id) ?? [];
  if (row.status !== 'Processing')
    throw new BadRequest('Only a booking in Processing can be changed', 'not_processing');
  await refuseOlder(on, ctx, row, body.version);
  if (row.version > settings.maxChanges) throw new BadRequest(tooOften(settings), 'too_many_changes');
  const by: Changer = actor.role === 'Client' ? 'owner' : 'staff';
  const now = clock.now();
  const change = readChange(body, row, passengers);
  const additional = await additionalOf(on, row, change);
  const kinds = kindsOf(change.sides);
  refuseChange(ctx, { row, by, change, kinds, settings });
  const paid = row.paymentStatus === 'Paid';
  const sums = changeSums(
    row,
    {
      passengers: paid ? change.left : passengers.length,
      additionalPriceKobo: additional.priceKobo,
    },
    changeRefundPercent(row.flightAt, now, settings),
  );
  if (by === 'staff' && sums.chargeKobo > 0)
    throw new Forbidden('This change costs more: only the client can confirm it', 'client_must_confirm');
  const moved = await movedFlights(on, row, change, additional);
  if (by === 'owner') refuseNotOffered(moved, now);
  return { row, by, change, kinds, additional, sums, settings, moved };
}
