import { formatNgn } from 'shared-api/rules';
import { insertRow, type Tx, updateRow } from '../../../db/index.ts';
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

async function record(
  tx: Tx,
  { actor, clock }: Context,
  { row, change, sums }: StoredChange,
  reason: string | null,
): Promise<number> {
  const { id } = await insertRow(tx, 'booking_changes', {
    booking_id: row.id,
    number: row.version,
    actor_id: actor.id,
    reason,
    before: change.sides.before,
    after: change.sides.after,
    charged_kobo: sums.chargeKobo,
    refunded_kobo: sums.refundKobo,
    kept_kobo: sums.keptKobo,
    created_at: clock.now(),
  });
  return id;
}

async function storeRows(
  tx: Tx,
  ctx: Context,
  { row, change, additional, sums }: StoredChange,
): Promise<void> {
  const { flight, passengers, removedIds, left } = change;
  const at = ctx.clock.now();
  const people = passengers.map(({ id, details }) => ({ id, ...details }));
  if (people.length > 0) await tx.query(storePassengers, [row.id, JSON.stringify(people), at]);
  if (removedIds.length > 0)
    await tx.query(
      'update passengers set removed_at = $3 where booking_id = $1 and id = any ($2::bigint[])',
      [row.id, removedIds, at],
    );
  await updateRow(tx, 'bookings', row.id, {
    flight_number: flight.flightNumber,
    airline: flight.airline,
    airport_id: flight.airportId,
    destination_airport_id: flight.destinationAirportId,
    date_of_travel: flight.dateOfTravel,
    flight_at: flight.flightAt,
    passenger_count: left,
    additional_service_id: additional.id,
    additional_price_kobo: additional.priceKobo,
    price_kobo: sums.newPriceKobo,
    modified_by: ctx.actor.id,
    modified_at: at,
    version: row.version + 1,
  });
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
  const userId = row.applicationUserId;
  await recordActivity(tx, {
    userId,
    description: sentence(judged) + byMember(ctx.actor),
    at: ctx.clock.now(),
    airportId: row.airportId,
  });
  if (by === 'staff')
    await recordAudit(tx, ctx, {
      action: 'booking.changed',
      subject: ['booking', row.id],
      before: withoutNeeds(change.sides.before),
      after: withoutNeeds(change.sides.after),
      reason,
    });
  await publish(tx, { type: 'booking', id: row.id, userId, staff: true });
  if (sums.chargeKobo + sums.refundKobo > 0) await publish(tx, { type: 'wallet', id: null, userId });
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
