import type { Queryable } from '../../../db/index.ts';
import { itemDescription, renderInvoice } from '../../../documents/index.ts';
import type { Authority } from '../../../settings/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { airportName, bookerName, flightSection } from '../documents/printedBooking.ts';
import type { PaperRow } from './readChanges.ts';

interface Printed {
  row: BookingRow;
  paper: PaperRow;
  authority: Authority;
  printedAt: Date;
}

const remarkOf = (kind: PaperRow['kind']): string =>
  kind === 'credit'
    ? 'The amount went back to the wallet. Credit to the invoice'
    : 'Supplement to the invoice';

/** A supplementary invoice or a credit note, as a document. */
export async function printedPaper(
  db: Queryable,
  { row, paper, authority, printedAt }: Printed,
): Promise<Buffer> {
  const [passengers, payer] = await Promise.all([
    passengersOf(db, [row.id]),
    db.query<{ address: string | null; phoneNumber: string | null }>(
      'select registered_address as address, phone_number as "phoneNumber" from users where id = $1',
      [row.applicationUserId],
    ),
  ]);
  const airport = airportName(row.airportId);
  const { kind, number, amountKobo, issuedAt } = paper;
  const description = itemDescription('Protocol Services', row.serviceName, airport);
  return renderInvoice({
    title: kind === 'credit' ? 'CREDIT NOTE' : 'SUPPLEMENTARY INVOICE',
    paymentStatus: 'Paid',
    invoiceId: number,
    invoiceNo: kind === 'credit' ? number : `PSB-${number}`,
    transactType: 'Protocol Services',
    airportName: airport,
    name: bookerName(row),
    address: payer.rows[0]?.address ?? null,
    phoneNumber: payer.rows[0]?.phoneNumber ?? null,
    invoiceDate: issuedAt,
    rrr: null,
    paidAt: issuedAt,
    method: 'Wallet',
    items: [{ description, quantity: 1, rateKobo: amountKobo, amountKobo }],
    flights: [flightSection(row, passengers.get(row.id) ?? [])],
    remark: `${remarkOf(kind)} ${row.invoiceId ?? row.id}`,
    printedAt,
    authority,
  });
}
