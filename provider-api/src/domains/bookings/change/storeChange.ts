import { formatNgn } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../../db/index.ts';
import { byMember } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { issuePaper, postChange } from '../../ledger/index.ts';
import { releaseElsewhere } from '../../roster/index.ts';
import { bookerOf } from '../bookerOf.ts';
import { issueVoucherCodes } from '../voucher/voucherCodes.ts';
import type { ChangeRecord } from './ChangeRecord.ts';
import { changeSummary } from './changeSummary.ts';
import type { JudgedChange } from './judgeChange.ts';

type StoredChange = Pick<JudgedChange, 'row' | 'by' | 'change' | 'additional' | 'sums'>;

const storePassengers = `
  with agreed as (select id from passengers where booking_id = $1::bigint and sms_agreed), stored as (
    update passengers set first_name = p."firstName", middle_name = p."middleName", last_name = p."lastName",
           designation = p.designation, gender = p.gender, mobile_number = p."mobileNumber",
           sms_agreed = sms_agreed and passengers.mobile_number is not distinct from p."mobileNumber" and p.designation <> 'Master',
           wheel_chair = p."wheelChair", special_requirement = p."specialRequirement"
      from jsonb_to_recordset($2) as p (
        id bigint, "firstName" text, "middleName" text, "lastName" text, designation text, gender text,
        "mobileNumber" text, "wheelChair" boolean, "specialRequirement" text)
     where passengers.id = p.id and passengers.booking_id = $1::bigint
    returning passengers.id, sms_agreed
  )
  insert into consents (passenger_id, what, given, how, at)
  select id, 'sms', false, 'change', $3 from stored join agreed using (id) where not sms_agreed`;

const storeBooking = `
  update bookings set flight_number = $2, airline = $3, airport_id = $4, destination_airport_id = $5,
         date_of_travel = $6, flight_at = $7, passenger_count = $8, additional_service_id = $9,
         additional_price_kobo = $10, price_kobo = $11, modified_by = $12, modified_at = $13, version = version + 1
   where id = $1`;

const storeRecord = `
  insert into booking_changes
    (booking_id, number, actor_id, reason, before, after, charged_kobo, refunded_kobo, kept_kobo, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`;

async function record(tx: Tx, ctx: Context, judged: StoredChange, reason: string | null): Promise<number> {
  const { row, change, sums } = judged;
  const { before, after } = change.sides;
  const { chargeKobo, refundKobo, keptKobo } = sums;
  const at = ctx.clock.now();
  const params = [
    row.id,
    row.version,
    ctx.actor.id,
    reason,
    before,
    after,
    chargeKobo,
    refundKobo,
    keptKobo,
    at,
  ];
  return onlyRow(await tx.query<{ id: number }>(storeRecord, params)).id;
}

async function storeRows(
  tx: Tx,
  ctx: Context,
  { row, change, additional, sums }: StoredChange,
): Promise<void> {
  const { flight, passengers, removedIds, left } = change;
  const at = ctx.clock.now();
  const people = passengers.map(({ id, details }) => ({ id, ...details }));
  await Promise.all([
    ...(people.length > 0 ? [tx.query(storePassengers, [row.id, JSON.stringify(people), at])] : []),
    ...(removedIds.length > 0
      ? [
          tx.query(
            'update passengers set removed_at = $3 where booking_id = $1 and id = any ($2::bigint[])',
            [row.id, removedIds, at],
          ),
        ]
      : []),
    tx.query(storeBooking, [
      row.id,
      flight.flightNumber,
      flight.airline,
      flight.airportId,
      flight.destinationAirportId,
      flight.dateOfTravel,
      flight.flightAt,
      left,
      additional.id,
      additional.priceKobo,
      sums.newPriceKobo,
      ctx.actor.id,
      at,
    ]),
  ]);
}

function sentence({ row, change, sums: { chargeKobo, refundKobo } }: StoredChange): string {
  const what = `Booking ${row.invoiceId ?? row.id} changed: ${changeSummary(change.sides)}`;
  if (chargeKobo > 0) return `${what}, ${formatNgn(chargeKobo)} charged`;
  return refundKobo > 0 ? `${what}, ${formatNgn(refundKobo)} refunded` : what;
}

/** The audit is kept for years, whereas the passengers' special needs are soon deleted. */
const withoutNeeds = ({ passengers, ...record }: ChangeRecord): ChangeRecord => ({
  ...record,
  ...(passengers && {
    passengers: passengers.map(({ wheelChair: _, specialRequirement: __, ...passenger }) => passenger),
  }),
});

async function announce(tx: Tx, ctx: Context, judged: StoredChange, reason: string | null): Promise<void> {
  const { row, change, by, sums } = judged;
  const ownerId = row.applicationUserId;
  const { before, after } = change.sides;
  await Promise.all([
    recordActivity(tx, {
      userId: ownerId,
      description: sentence(judged) + byMember(ctx.actor),
      at: ctx.clock.now(),
      airportId: row.airportId,
    }),
    ...(by === 'staff'
      ? [
          recordAudit(tx, ctx, {
            action: 'booking.changed',
            subject: ['booking', row.id],
            before: withoutNeeds(before),
            after: withoutNeeds(after),
            reason,
          }),
        ]
      : []),
    publish(tx, { type: 'booking', id: row.id, userId: ownerId, staff: true }),
    ...(sums.chargeKobo + sums.refundKobo > 0
      ? [publish(tx, { type: 'wallet', id: null, userId: ownerId })]
      : []),
  ]);
}

async function moveMoney(tx: Tx, ctx: Context, { row, sums }: StoredChange, changeId: number): Promise<void> {
  const { chargeKobo, refundKobo, keptKobo } = sums;
  const at = ctx.clock.now();
  const journalId = await postChange(tx, {
    changeId,
    bookingId: row.id,
    ownerId: row.applicationUserId,
    airportId: row.airportId,
    chargedKobo: chargeKobo,
    refundedKobo: refundKobo,
    keptKobo,
    actorId: ctx.actor.id,
    at,
  });
  const amountKobo = chargeKobo || refundKobo;
  if (journalId === undefined || amountKobo === 0) return;
  const kind = chargeKobo > 0 ? 'invoice' : 'credit';
  await issuePaper(tx, { bookingId: row.id, journalId, kind, amountKobo, at });
}

/** The wallet and the year's invoice counter are locked last, because other requests wait for them. */
export async function storeChange(
  tx: Tx,
  ctx: Context,
  judged: StoredChange,
  reason: string | null,
): Promise<void> {
  const changeId = await record(tx, ctx, judged, reason);
  await storeRows(tx, ctx, judged);
  if ('airportId' in judged.change.sides.after) await releaseElsewhere(tx, ctx, 'booking_id', judged.row.id);
  await announce(tx, ctx, judged, reason);
  await issueVoucherCodes(tx, [{ id: judged.row.id, version: judged.row.version + 1 }], ctx.clock.now());
  await tell(tx, await bookerOf(tx, judged.row), 'booking.changed', {
    changeId,
    bookingId: judged.row.id,
  });
  await moveMoney(tx, ctx, judged, changeId);
}
