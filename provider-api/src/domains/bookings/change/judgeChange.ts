import type { ChangeBody } from 'shared-api/contract';
import {
  type ChangeKind,
  type Changer,
  type ChangeSums,
  changeRefundPercent,
  changeSums,
  type SettingValues,
} from 'shared-api/rules';
import { onlyRow, type Queryable } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { Invalid, Refusal } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import { type PlacedFlight, refuseNotOffered } from '../../availability/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { furtherRefusalOf, readServices } from '../create/flights.ts';
import { kindsOf } from './ChangeRecord.ts';
import { movedFlights } from './movedFlight.ts';
import { type Change, readChange } from './readChange.ts';
import { refuseChange, refuseStanding } from './refuseChange.ts';

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
  /** Empty if the change needs no new places. */
  moved: PlacedFlight[];
}

const clientMustConfirm = () =>
  new Refusal({
    status: 403,
    code: 'client_must_confirm',
    title: 'Forbidden',
    message: 'This change costs more: only the client can confirm it',
  });

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
    on.query<{ clientTypeId: number | null }>(
      'select client_type_id as "clientTypeId" from users where id = $1',
      [row.applicationUserId],
    ),
  ]);
  const service = services.get(wanted);
  const refusal = furtherRefusalOf(service, services.get(row.serviceId), onlyRow(owner));
  if (refusal || !service) throw new Invalid({ additionalServiceId: [refusal ?? 'Service does not exist'] });
  sides.after.additional = { id: service.id, name: service.name, priceKobo: service.priceKobo };
  return { id: service.id, priceKobo: service.priceKobo };
}

export async function judgeChange(
  on: Queryable,
  ctx: Context,
  row: BookingRow,
  body: ChangeBody,
): Promise<JudgedChange> {
  const { actor, clock, config } = ctx;
  const [settings, passengers] = await Promise.all([readSettings(on, config), passengersOf(on, [row.id])]);
  await refuseStanding(on, ctx, { row, version: body.version, settings });
  const by: Changer = actor.role === 'Client' ? 'owner' : 'staff';
  const now = clock.now();
  const change = readChange(body, row, passengers.get(row.id) ?? []);
  const additional = await additionalOf(on, row, change);
  const kinds = kindsOf(change.sides);
  refuseChange({ row, change, kinds, by, actor, settings, now });
  const paid = row.paymentStatus === 'Paid';
  const sums = changeSums(
    row,
    {
      passengers: paid ? change.left : (passengers.get(row.id) ?? []).length,
      additionalPriceKobo: additional.priceKobo,
    },
    changeRefundPercent(row.flightAt, now, settings),
  );
  if (by === 'staff' && sums.chargeKobo > 0) throw clientMustConfirm();
  const moved = await movedFlights(on, row, change, additional.id);
  if (by === 'owner') refuseNotOffered(moved, now);
  return { row, by, change, kinds, additional, sums, settings, moved };
}
