import {
  bookingStatusWords,
  calledOff,
  formatDate,
  formatNaira,
  standingOf,
  standsForAll,
} from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { type InvoiceData, type InvoiceItem, itemDescription } from '../../../documents/index.ts';
import { type Refund, refundsOf } from '../../ledger/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { type ChangeRow, changesOf } from '../change/readChanges.ts';
import { airportName, bookerName, flightSection } from './printedBooking.ts';

const transactType = 'Protocol Services';

interface Payment {
  bookingId: number;
  invoiceNo: string | null;
  passengerCount: number;
  address: string | null;
  phoneNumber: string | null;
}

async function paymentsOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Payment>> {
  const { rows } = await db.query<Payment>(
    `select b.id as "bookingId", b.invoice_no as "invoiceNo", b.passenger_count as "passengerCount",
            u.registered_address as address, u.phone_number as "phoneNumber"
       from bookings b join users u on u.id = b.owner_id where b.id = any ($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.bookingId, row]));
}

function firstState(row: BookingRow, quantity: number, changes: readonly ChangeRow[]) {
  const removed = changes.reduce((sum, { before }) => sum + (before.removed ?? []).length, 0);
  const additional = changes.find(({ before }) => before.additional !== undefined)?.before.additional;
  const first = {
    ...row,
    airportId: changes.find(({ before }) => before.airportId)?.before.airportId ?? row.airportId,
  };
  if (additional === undefined) return { row: first, quantity: quantity + removed };
  return {
    quantity: quantity + removed,
    row: {
      ...first,
      additionalServiceId: additional?.id ?? null,
      additionalServiceName: additional?.name ?? null,
      additionalPriceKobo: additional?.priceKobo ?? 0,
    },
  };
}

function changesOfInvoice(
  rows: readonly BookingRow[],
  changes: readonly ChangeRow[],
): InvoiceData['changes'] {
  const moved = changes.filter(
    ({ chargedKobo, refundedKobo, keptKobo }) => chargedKobo + refundedKobo + keptKobo > 0,
  );
  if (moved.length === 0) return undefined;
  const lines = moved.map(({ createdAt, paper, chargedKobo, refundedKobo, keptKobo }) => ({
    description: `${['Changed', formatDate(createdAt), paper].filter(Boolean).join(', ')}${keptKobo > 0 ? ` (kept ${formatNaira(keptKobo)})` : ''}:`,
    amountKobo: chargedKobo - refundedKobo,
  }));
  return { lines, priceNowKobo: rows.reduce((sum, { priceKobo }) => sum + priceKobo, 0) };
}

function itemsOf(row: BookingRow, quantity: number): InvoiceItem[] {
  const airport = airportName(row.airportId);
  const item = {
    description: itemDescription(transactType, row.serviceName, airport),
    quantity,
    rateKobo: row.unitPriceKobo,
    amountKobo: quantity * row.unitPriceKobo,
  };
  if (row.additionalServiceId === null) return [item];
  const additional = {
    description: itemDescription(transactType, row.additionalServiceName, airport),
    quantity: 1,
    rateKobo: row.additionalPriceKobo,
    amountKobo: row.additionalPriceKobo,
  };
  return [item, additional];
}

function endOf(row: BookingRow, refund: Refund | undefined): string | null {
  const { remark } = standingOf(row);
  if (remark !== null) return remark;
  if (!refund && !calledOff(row)) return null;
  const back = refund ? formatNaira(refund.refundKobo) : 'nothing';
  return `${bookingStatusWords(row.status)}; ${back} went back to the wallet`;
}

const remarkOf = (rows: readonly BookingRow[], refunds: ReadonlyMap<number, Refund>): string | null =>
  rows
    .flatMap((row) => {
      const end = endOf(row, refunds.get(row.id));
      return end === null ? [] : [`${row.invoiceId ?? row.id}: ${end}`];
    })
    .join('\n') || null;

export async function printedInvoice(
  db: Queryable,
  rows: readonly [BookingRow, ...BookingRow[]],
  printedAt: Date,
): Promise<InvoiceData> {
  const [first] = rows;
  const ids = rows.map(({ id }) => id);
  const [payments, passengers, refunds, changes] = await Promise.all([
    paymentsOf(db, ids),
    passengersOf(db, ids),
    refundsOf(db, ids),
    changesOf(db, ids),
  ]);
  const { status, paymentStatus } = standsForAll(rows);
  const paid = paymentStatus === 'Paid';
  const payer = payments.get(first.id);
  const changed = changesOfInvoice(rows, changes);
  const oneAirport = rows.every(({ airportId }) => airportId === first.airportId);
  return {
    paymentStatus: paid ? 'Paid' : 'Unpaid',
    status,
    invoiceId: rows.map(({ invoiceId }) => invoiceId ?? 'N/A').join(', '),
    invoiceNo: rows.map(({ id }) => payments.get(id)?.invoiceNo ?? 'N/A').join(', '),
    transactType,
    airportName: oneAirport ? airportName(first.airportId) : null,
    name: bookerName(first),
    address: payer?.address ?? null,
    phoneNumber: payer?.phoneNumber ?? null,
    invoiceDate: first.createdAt,
    rrr: null,
    paidAt: paid ? first.createdAt : null,
    method: paid ? 'Wallet' : null,
    items: rows.flatMap((row) => {
      const own = changes.filter(({ bookingId }) => bookingId === row.id);
      const first = firstState(row, payments.get(row.id)?.passengerCount ?? 1, own);
      return itemsOf(first.row, first.quantity);
    }),
    ...(changed && { changes: changed }),
    flights: rows.map((row) => flightSection(row, passengers.get(row.id) ?? [])),
    remark: remarkOf(rows, refunds),
    printedAt,
  };
}
