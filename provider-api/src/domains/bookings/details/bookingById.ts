import type { Booking, Passenger } from 'shared-api/contract';
import {
  type Changer,
  cancellationDeadline,
  mayChange,
  nairaFromKobo,
  type SettingValues,
} from 'shared-api/rules';
import type { Queryable, Tx } from '../../../db/index.ts';
import { type Actor, may } from '../../../http/actor.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { lastLetters } from '../../../secrets/index.ts';
import { airportDesk, readSettings } from '../../../settings/index.ts';
import { refundsOf } from '../../ledger/index.ts';
import { type AssignedOfficer, officerReply, officersOf } from '../assignments/officersOf.ts';
import { shownOfficer } from '../assignments/shownOfficer.ts';
import { attendanceOf } from '../attendance/attendanceOf.ts';
import type { BookingRow } from '../bookingRow.ts';
import {
  bookingReply,
  needsShown,
  type PassengerRow,
  passengerNumbers,
  passengerReply,
  passengersOf,
} from '../bookingRow.ts';
import { changeReply, changesOf, papersOf } from '../change/readChanges.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { issueVoucherCodes, type VoucherCode } from '../voucher/voucherCodes.ts';
import { messagesOf } from './messagesOf.ts';
import { statusHistory } from './statusHistory.ts';

type Reader = Pick<Context, 'actor' | 'clock' | 'config' | 'secrets'>;

function passengerDetails(row: PassengerRow, { actor, secrets }: Reader, booking: BookingRow): Passenger {
  const number = row.nin && passengerNumbers.open(secrets, row.nin);
  return {
    ...passengerReply(row, needsShown(actor, booking)),
    nin: number && actor.ownerId !== booking.applicationUserId ? lastLetters(number) : number,
  };
}

function changeableBy(
  row: BookingRow,
  { actor, clock }: Reader,
  settings: SettingValues,
): Booking['mayChange'] {
  const by = changerOf(actor);
  const state = {
    bookingStatus: row.status,
    paid: row.paymentStatus === 'Paid',
    flightAt: row.flightAt,
    changes: row.version - 1,
  };
  const allowed = by && mayChange(state, by, clock.now(), settings);
  return allowed ? { until: allowed.until?.toISOString() ?? null, what: allowed.what } : null;
}

function changerOf(actor: Actor): Changer | undefined {
  if (may(actor, 'bookings.change')) return 'owner';
  return may(actor, 'bookings.changeAny') ? 'staff' : undefined;
}

function codesFor({ actor, config }: Reader, issued: VoucherCode | undefined) {
  const prints = may(actor, 'bookings.readOwn') || may(actor, 'transactions.readBookings');
  return (
    issued && {
      shortCode: issued.shortCode,
      ...(prints && { voucherUrl: portalLinks.verify(config, issued.code) }),
    }
  );
}

function officerFor(
  { actor, clock }: Reader,
  row: BookingRow,
  officer: AssignedOfficer | undefined,
  settings: SettingValues,
): Booking['officer'] {
  if (may(actor, 'bookings.readAll')) return officerReply(officer);
  const shown = officer && shownOfficer(row, officer, settings, clock.now());
  return shown ? { name: shown } : null;
}

export async function bookingDetails(on: Queryable, reader: Reader, id: number): Promise<Booking> {
  const row = await visibleBooking(on, reader.actor, id);
  const [passengers, attendance, history, refunds, settings, changes, papers, codes, officers, messages] =
    await Promise.all([
      passengersOf(on, [id]),
      attendanceOf(on, reader.actor, [id]),
      statusHistory(on, id),
      refundsOf(on, [id]),
      readSettings(on, reader.config),
      changesOf(on, [id]),
      papersOf(on, id),
      row.status === 'Processing' ? issueVoucherCodes(on, [row], reader.clock.now()) : new Map(),
      officersOf(on, [id]),
      messagesOf(on, reader.actor, id),
    ]);
  const refund = refunds.get(id);
  const cancellableUntil = cancellationDeadline(row.flightAt, settings.cancellationHours).toISOString();
  return {
    ...bookingReply(row, []),
    passengers: (passengers.get(id) ?? []).map((passenger) => ({
      ...passengerDetails(passenger, reader, row),
      attendance: attendance.get(passenger.id) ?? null,
    })),
    acceptedTerms: row.termsVersion
      ? { version: row.termsVersion, notice: row.noticeVersion, at: row.createdAt.toISOString() }
      : null,
    ...(row.status === 'Processing' && {
      ...codesFor(reader, codes.get(id)),
      airportDesk: await airportDesk(on, settings, row.airportId),
      officer: officerFor(reader, row, officers.get(id), settings),
    }),
    history,
    cancellableUntil,
    version: row.version,
    changes: changes.map((change) => changeReply(change, needsShown(reader.actor, row))),
    papers,
    ...(messages && { messages }),
    mayChange: changeableBy(row, reader, settings),
    refund: refund
      ? { amount: nairaFromKobo(refund.refundKobo), dateCreated: refund.at.toISOString() }
      : null,
  };
}

/** Replies of idempotent calls are stored, and stored replies must not contain identification numbers. */
export async function detailsToStore(tx: Tx, reader: Reader, id: number): Promise<Booking> {
  const { passengers, ...booking } = await bookingDetails(tx, reader, id);
  return { ...booking, passengers: passengers.map((passenger) => ({ ...passenger, nin: null })) };
}

export const bookingById: Verb<'bookingById'> = async (ctx, { params }) => ({
  data: await bookingDetails(ctx.db, ctx, params.id),
});
