import { createHash } from 'node:crypto';
import type { PackBooking } from 'shared-api/contract';
import { displayName, endOfKeptDay } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { expectOwnAirport } from '../../../permissions/airports.ts';
import { recordAudit } from '../../activities/index.ts';
import { officersOf } from '../assignments/officersOf.ts';
import { attendanceOf } from '../attendance/attendanceOf.ts';
import {
  type BookingRow,
  bookingTables,
  columnsWithFlight,
  flightReply,
  needsReply,
  needsShown,
  passengersOf,
} from '../bookingRow.ts';
import { dueSql } from '../flights/flightOf.ts';
import { issueVoucherCodes } from '../voucher/voucherCodes.ts';

/**
 * A pack is the copy of the bookings of a day for a device without a connection. $3 is the time at which the pack
 * expires, so flights of the next day that are due before $3 are included.
 */
const packRows = `
  select ${columnsWithFlight} from ${bookingTables}
   where b.airport_id = $1::int and b.date_of_travel in ($2::date, $2::date + 1)
     and (b.date_of_travel = $2::date or least(b.flight_at, flight.expected_at) < $3)
   order by ${dueSql}, b.id`;

const issuedCodes = `
  select subject_id as id, code from document_codes
   where kind = 'voucher' and subject_id = any ($1::bigint[]) order by subject_id, version desc`;

/** A device recognises a code by its digest. The digest does not reveal the code. */
const digestOf = (code: string): string =>
  createHash('sha256').update(code).digest().subarray(0, 16).toString('hex');

async function digestsOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await db.query<{ id: number; code: string }>(issuedCodes, [ids]);
  const digests = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const { id, code } of rows) digests.get(id)?.push(digestOf(code));
  return digests;
}

interface Kept {
  airportId: number;
  date: string;
}

async function auditOnce(
  ctx: Context,
  { airportId, date }: Kept,
  bookings: readonly BookingRow[],
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.query('select from users where id = $1 for update', [ctx.actor.id]);
    const { rows } = await tx.query(
      `select from audit where subject_kind = 'airport' and subject_id = $1 and action = 'desk.dayKept'
          and actor_id = $2 and after ->> 'date' = $3`,
      [String(airportId), ctx.actor.id, date],
    );
    if (rows.length > 0) return;
    await recordAudit(tx, ctx, {
      action: 'desk.dayKept',
      subject: ['airport', airportId],
      after: { date, rows: bookings.length },
    });
  });
}

async function packBookings(
  { db, actor, clock }: Context,
  rows: readonly BookingRow[],
): Promise<PackBooking[]> {
  const ids = rows.map(({ id }) => id);
  const open = rows.filter(({ status }) => status === 'Processing');
  const codes = await issueVoucherCodes(db, open, clock.now());
  const [passengers, attendance, digests, officers] = await Promise.all([
    passengersOf(db, ids),
    attendanceOf(db, actor, ids),
    digestsOf(db, ids),
    officersOf(db, ids),
  ]);
  return rows.map((row) => {
    const shortCode = codes.get(row.id)?.shortCode;
    return {
      id: row.id,
      date_Of_Travel: row.dateOfTravel,
      date_Of_Arrival: row.flightAt.toISOString(),
      flight_Number: row.flightNumber,
      ...flightReply(row),
      airline: row.airline,
      service: row.serviceName,
      bookingStatus: row.status,
      passengers: (passengers.get(row.id) ?? []).map((passenger) => ({
        id: passenger.id,
        designation: passenger.designation,
        firstName: passenger.firstName,
        lastName: passenger.lastName,
        mobileNumber: passenger.mobileNumber,
        ...needsReply(passenger, needsShown(actor, row)),
        attendance: attendance.get(passenger.id) ?? null,
      })),
      contact: {
        name: displayName({ ...row, business_Name: row.businessName }),
        phoneNumber: row.phoneNumber,
      },
      officer: officers.get(row.id)?.name ?? null,
      ...(shortCode && { shortCode }),
      digests: digests.get(row.id) ?? [],
    };
  });
}

export const deskPack: Verb<'deskPack'> = async (ctx, { query: { airportId, date } }) => {
  expectOwnAirport(ctx.actor, airportId);
  const { rows } = await ctx.db.query<BookingRow>(packRows, [airportId, date, endOfKeptDay(date)]);
  await auditOnce(ctx, { airportId, date }, rows);
  const asOf = ctx.clock.now().toISOString();
  return { data: { airportId, date, asOf, bookings: await packBookings(ctx, rows) } };
};
