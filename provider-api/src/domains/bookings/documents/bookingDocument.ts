import { type BookingStatus, bookingPdfName, bookingStatusWords } from 'shared-api/rules';
import { renderBookingDocument } from '../../../documents/index.ts';
import type { Verb } from '../../../http/context.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { needsShown, passengersOf } from '../bookingRow.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { airportName, bookerName, flightSection, servicesText } from './printedBooking.ts';

const outcomesAgainst: ReadonlySet<BookingStatus> = new Set(['Canceled', 'Flight_Canceled', 'No_Show']);

export const bookingDocument: Verb<'bookingDocument'> = async ({ db, actor, clock, config }, { params }) => {
  const row = await visibleBooking(db, actor, params.id);
  const passengers = (await passengersOf(db, [row.id])).get(row.id) ?? [];
  const bookedBy = bookerName(row);
  const content = await renderBookingDocument({
    status: bookingStatusWords(row.status),
    settled: row.paymentStatus === 'Paid' && !outcomesAgainst.has(row.status),
    airportName: airportName(row.airportId),
    serviceName: servicesText(row),
    bookedBy,
    flights: [flightSection(row, passengers, (each) => needsShown(actor, each))],
    printedAt: clock.now(),
    authority: await currentAuthority(db, config),
  });
  return pdfReply(bookingPdfName(bookedBy), content);
};
