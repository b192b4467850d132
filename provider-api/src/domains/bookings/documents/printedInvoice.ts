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
import { airportName, bookerName, flightSection, type NeedsShown } from './printedBooking.ts';

const transactType = 'Protocol Services';

function firstState(row: BookingRow, changes: readonly ChangeRow[]) {
  const removed = changes.reduce((sum, { before }) => sum + (before.removed ?? []).length, 0);
  const quantity = row.passengerCount + removed;
  const additional = changes.find(({ before }) => before.additional !== undefined)?.before.additional;
  const first = {
    ...row,
    airportId: changes.find(({ before }) => before.airportId)?.before.airportId ?? row.airportId,
  };
  if (additional === undefined) return { row: first, quantity };
  return {
    quantity,
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
  { printedAt, needsShown }: { printedAt: Date; needsShown: NeedsShown },
): Promise<InvoiceData> {
  const [first] = rows;
  const ids = rows.map(({ id }) => id);
  const [passengers, refunds, changes] = await Promise.all([
    passengersOf(db, ids),
    refundsOf(db, ids),
    changesOf(db, ids),
  ]);
  const { status, paymentStatus } = standsForAll(rows);
  const paid = paymentStatus === 'Paid';
  const changed = changesOfInvoice(rows, changes);
  const oneAirport = rows.every(({ airportId }) => airportId === first.airportId);
  return {
    paymentStatus: paid ? 'Paid' : 'Unpaid',
    status,
    invoiceId: rows.map(({ invoiceId }) => invoiceId ?? 'N/A').join(', '),
    invoiceNo: rows.map(({ invoiceNo }) => invoiceNo ?? 'N/A').join(', '),
    transactType,
    airportName: oneAirport ? airportName(first.airportId) : null,
    name: bookerName(first),
    address: first.registeredAddress,
    phoneNumber: first.phoneNumber,
    invoiceDate: first.createdAt,
    rrr: null,
    paidAt: paid ? first.createdAt : null,
    method: paid ? 'Wallet' : null,
    items: rows.flatMap((row) => {
      const own = changes.filter(({ bookingId }) => bookingId === row.id);
      const first = firstState(row, own);
      return itemsOf(first.row, first.quantity);
    }),
    ...(changed && { changes: changed }),
    flights: rows.map((row) => flightSection(row, passengers.get(row.id) ?? [], needsShown)),
    remark: remarkOf(rows, refunds),
    printedAt,
  };
}
