import { type BookingStatus, bookingStatusWords, formatNaira, moneyState } from 'shared-api/rules';
import { job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { bookerOf } from '../bookerOf.ts';
import { bookingInALine, flightCard, whereToAsk } from '../documents/printedBooking.ts';
import { selectBookings, withId } from '../selectBookings.ts';
import { calendarAttachment } from '../voucher/calendarFile.ts';

interface StatusChange {
  bookingId: number;
  status: BookingStatus;
  reason: string | null;
  refundKobo: number;
}

const headings: Partial<Record<BookingStatus, string>> = {
  Canceled: 'Your booking was cancelled',
  Flight_Canceled: 'Your flight was cancelled',
  No_Show: 'Nobody came to be met',
  Service_Rendered: 'Your passengers were met',
};

/** Its flight leaves the calendars that the confirmation put it into. */
const isCalledOff = (status: BookingStatus) => status === 'Canceled' || status === 'Flight_Canceled';

type Fact = [label: string, value: string];

export const statusJob = job<StatusChange>(
  'booking-status',
  async ({ db, mailer, clock, config }, { bookingId, status, reason, refundKobo }, id) => {
    const [row] = await selectBookings(db, [withId(bookingId)]);
    if (!row) return;
    const shown = bookingStatusWords(status);
    const settings = await readSettings(db, config);
    const closed = moneyState({ ...row, status }) === 'closed';
    const optional: [boolean, Fact][] = [
      [reason !== null, ['Reason', reason ?? '']],
      [refundKobo > 0, ['Refunded to your wallet', formatNaira(refundKobo)]],
    ];
    const message = compose({
      ...(await bookerOf(db, row)),
      subject: `${shown}: ${bookingInALine(row)}`,
      heading: headings[status] ?? `Your booking is now ${shown}`,
      paragraphs: [
        `The status of your ${row.serviceName} booking for flight ${row.flightNumber} is now ${shown}.`,
        ...(closed ? ['It was not paid, and nothing is to be paid.'] : []),
      ],
      flights: [flightCard(row)],
      facts: optional.flatMap(([applies, fact]) => (applies ? [fact] : [])),
      closing: whereToAsk(row, settings),
      action: { label: 'View booking', url: portalLinks.booking(config, row.id) },
      ...(isCalledOff(status) && {
        attachments: [
          calendarAttachment([row], {
            config,
            authority: authorityOf(settings),
            now: clock.now(),
            cancelled: true,
          }),
        ],
      }),
    });
    await mailer.send(message, id);
  },
  'mail',
);
