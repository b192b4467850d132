import { deskAt } from 'shared-api/rules';
import { job } from '../../../jobs/index.ts';
import { filter } from '../../../lists/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { readSettings } from '../../../settings/index.ts';
import { bookerOf } from '../bookerOf.ts';
import { bookingInALine, flightCard, whereToAsk } from '../documents/printedBooking.ts';
import { selectBookings } from '../selectBookings.ts';
import { officersOf } from './officersOf.ts';

interface Told {
  /** They are one client's, of bookings on one flight. */
  assignmentIds: readonly number[];
  isOther: boolean;
}

const stillAssigned = (ids: readonly number[]) =>
  filter(
    ids,
    (given) => `b.status = 'Processing' and exists (select from assignments a
      where a.booking_id = b.id and a.released_at is null and a.id = any (${given}::bigint[]))`,
  );

/** Tells a client who meets the passengers of a flight: a first name, and whom to call. Whoever was released is not named. */
export const officerLetter = job<Told>(
  'officer-named',
  async ({ db, mailer, config }, { assignmentIds, isOther }, id) => {
    const rows = await selectBookings(db, [stillAssigned(assignmentIds)]);
    const [first] = rows;
    if (!first) return;
    const [officers, settings] = await Promise.all([
      officersOf(
        db,
        rows.map((row) => row.id),
      ),
      readSettings(db, config),
    ]);
    const { dutyPhone, meetingPoint } = deskAt(settings, first.airportId) ?? {};
    const nameOf = (bookingId: number) => officers.get(bookingId)?.firstName ?? '';
    const whereabouts: [string, string | undefined][] = [
      ['Meeting point', meetingPoint],
      ['Duty desk', dutyPhone],
    ];
    const message = compose({
      ...(await bookerOf(db, first)),
      subject: `${isOther ? 'Another officer meets you' : 'Your officer'}: ${bookingInALine(first)}`,
      heading: isOther ? 'Another officer meets you' : `${nameOf(first.id)} meets you`,
      paragraphs: ['This is who waits for your passengers at the airport.'],
      flights: rows.map((row) => flightCard(row, [['Your officer', nameOf(row.id)]])),
      facts: whereabouts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      closing: whereToAsk(first, settings),
      action: { label: 'View booking', url: portalLinks.booking(config, first.id) },
    });
    await mailer.send(message, id);
  },
  'mail',
);
