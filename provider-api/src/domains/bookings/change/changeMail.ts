import { formatNaira, type SettingValues } from 'shared-api/rules';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/index.ts';
import { renderVouchers } from '../../../documents/index.ts';
import { job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';
import { flightCard, whereToAsk } from '../documents/printedBooking.ts';
import { selectBookings, withId } from '../selectBookings.ts';
import { calendarAttachment } from '../voucher/calendarFile.ts';
import { printedVouchers } from '../voucher/printedVoucher.ts';
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

const pdf = (name: string, content: Buffer) => ({
  name: `${name}.pdf`,
  contentType: 'application/pdf',
  contentBase64: content.toString('base64'),
});

interface Changed {
  row: BookingRow;
  config: Config;
  settings: SettingValues;
  now: Date;
}

/** The voucher that takes the place of the printed one, and the flight for the calendar that has it. */
async function forTheAirport(db: Queryable, { row, config, settings, now }: Changed) {
  const authority = authorityOf(settings);
  const vouchers = await printedVouchers(db, [row], { config, settings, now });
  return [
    pdf('Vouchers', await renderVouchers({ vouchers, printedAt: now, authority })),
    calendarAttachment([row], { config, authority, now }),
  ];
}

/** Tells the owner what is another in their booking, with the paper of what it moved and what the passengers show. */
export const changeMailJob = job<{ changeId: number }>(
  'booking-changed',
  async ({ db, mailer, config, clock }, { changeId }, id) => {
    const [change] = (await db.query<ChangeRow>(`${selectChanges} where c.id = $1`, [changeId])).rows;
    const [row] = change ? await selectBookings(db, [withId(change.bookingId)]) : [];
    if (!change || !row) return;
    const settings = await readSettings(db, config);
    const [paper] = (await db.query<PaperRow>(`${selectPapers} where number = $1`, [change.paper])).rows;
    const now = clock.now();
    const isOpen = row.status === 'Processing';
    const printing = { row, config, authority: authorityOf(settings), printedAt: now };
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
        ...(isOpen
          ? ['The attached voucher takes the place of the one before: the passengers show this one.']
          : []),
      ],
      flights: [flightCard(row)],
      facts: [...facts, ...sumFacts(change, row.priceKobo)],
      closing: whereToAsk(row, settings),
      action: { label: 'View booking', url: portalLinks.booking(config, row.id) },
      attachments: [
        ...(paper ? [pdf(paper.number, await printedPaper(db, { ...printing, paper }))] : []),
        ...(isOpen ? await forTheAirport(db, { row, config, settings, now }) : []),
      ],
    });
    await mailer.send(message, id);
  },
  'mail',
);
