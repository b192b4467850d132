import { formatNaira } from 'shared-api/rules';
import { job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { bookerOf } from '../bookerOf.ts';
import { flightCard, whereToAsk } from '../documents/printedBooking.ts';
import { selectBookings, withId } from '../selectBookings.ts';
import { changeLines } from './ChangeRecord.ts';
import { printedPaper } from './printedPaper.ts';
import { type ChangeRow, type PaperRow, selectChanges, selectPapers } from './readChanges.ts';

type Fact = [label: string, value: string];

function sumFacts({ chargedKobo, refundedKobo, keptKobo }: ChangeRow, priceKobo: number): Fact[] {
  const sums: [number, string][] = [
    [chargedKobo, 'Charged to your wallet'],
    [refundedKobo, 'Refunded to your wallet'],
    [keptKobo, 'Not given back'],
  ];
  const moved = sums.flatMap(([kobo, label]): Fact[] => (kobo > 0 ? [[label, formatNaira(kobo)]] : []));
  return moved.length > 0 ? [...moved, ['Price now', formatNaira(priceKobo)]] : [];
}

/** Tells the owner what is another in their booking, with the paper of what it moved. */
export const changeMailJob = job<{ changeId: number }>(
  'booking-changed',
  async ({ db, mailer, config, clock }, { changeId }, id) => {
    const [change] = (await db.query<ChangeRow>(`${selectChanges} where c.id = $1`, [changeId])).rows;
    const [row] = change ? await selectBookings(db, [withId(change.bookingId)]) : [];
    if (!change || !row) return;
    const settings = await readSettings(db, config);
    const [paper] = (await db.query<PaperRow>(`${selectPapers} where number = $1`, [change.paper])).rows;
    const printing = { row, config, authority: authorityOf(settings), printedAt: clock.now() };
    const facts = changeLines(change).map(({ what, before, after }): Fact => {
      return [what, `${before ?? 'none'} → ${after ?? 'none'}`];
    });
    const message = compose({
      ...(await bookerOf(db, row)),
      subject: `Your booking ${row.invoiceId ?? row.id} was changed`,
      paragraphs: [
        change.reason
          ? `Your ${row.serviceName} booking was changed: ${change.reason}`
          : `Your ${row.serviceName} booking was changed. This is how it stands now.`,
      ],
      flights: [flightCard(row)],
      facts: [...facts, ...sumFacts(change, row.priceKobo)],
      closing: whereToAsk(row, settings),
      action: { label: 'View booking', url: portalLinks.booking(config, row.id) },
      attachments: paper
        ? [
            {
              name: `${paper.number}.pdf`,
              contentType: 'application/pdf',
              contentBase64: (await printedPaper(db, { ...printing, paper })).toString('base64'),
            },
          ]
        : [],
    });
    await mailer.send(message, id);
  },
  'mail',
);
