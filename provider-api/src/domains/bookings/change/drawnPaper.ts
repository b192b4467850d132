import { lagosDate } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import { itemDescription, renderInvoice } from '../../../documents/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { issueCode } from '../../papers/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { airportName, bookerName, flightSection, type NeedsShown } from '../documents/printedBooking.ts';
import type { PaperRow } from './readChanges.ts';

const remarkOf = (kind: PaperRow['kind']): string =>
  kind === 'credit'
    ? 'The amount went back to the wallet. Credit to the invoice'
    : 'Supplement to the invoice';

export async function drawnPaper(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  row: BookingRow,
  paper: PaperRow,
  needsShown: NeedsShown,
): Promise<Buffer> {
  const printedAt = clock.now();
  const passengers = await passengersOf(db, [row.id]);
  const { code } = await issueCode({ db, now: printedAt, lock: `paper ${paper.id}` }, async () => ({
    paper: { kind: paper.kind === 'credit' ? 'credit' : 'invoice', id: paper.id },
    facts: { number: paper.number, date: lagosDate(paper.issuedAt), amountKobo: paper.amountKobo },
  }));
  const airport = airportName(row.airportId);
  const { kind, number, amountKobo, issuedAt } = paper;
  const description = itemDescription('Protocol Services', row.serviceName, airport);
  return renderInvoice({
    title: kind === 'credit' ? 'CREDIT NOTE' : 'SUPPLEMENTARY INVOICE',
    isCredit: kind === 'credit',
    paymentStatus: 'Paid',
    invoiceId: number,
    invoiceNo: kind === 'credit' ? number : `PSB-${number}`,
    transactType: 'Protocol Services',
    airportName: airport,
    name: bookerName(row),
    address: row.registeredAddress,
    phoneNumber: row.phoneNumber,
    invoiceDate: issuedAt,
    rrr: null,
    paidAt: issuedAt,
    method: 'Wallet',
    items: [{ description, quantity: 1, rateKobo: amountKobo, amountKobo }],
    flights: [flightSection(row, passengers.get(row.id) ?? [], needsShown)],
    remark: `${remarkOf(kind)} ${row.invoiceId ?? row.id}`,
    verifyUrl: portalLinks.verify(config, code),
    printedAt,
    authority: await currentAuthority(db, config),
  });
}
