import { formatMoment } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import { renderVouchers, type VoucherData } from '../../../documents/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { officersOf } from '../assignments/officersOf.ts';
import { shownOfficer } from '../assignments/shownOfficer.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { airportName, deskFacts, servicesText } from '../documents/printedBooking.ts';
import { issueVoucherCodes } from './voucherCodes.ts';

export async function drawnVouchers(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  rows: readonly BookingRow[],
): Promise<Buffer> {
  const now = clock.now();
  const settings = await readSettings(db, config);
  const ids = rows.map(({ id }) => id);
  const [codes, passengers, officers] = await Promise.all([
    issueVoucherCodes(db, rows, now),
    passengersOf(db, ids),
    officersOf(db, ids),
  ]);
  const vouchers = rows.map((row): VoucherData => {
    const officer = officers.get(row.id);
    const shown = officer && shownOfficer(row, officer, settings, now);
    const { code = '', shortCode = '' } = codes.get(row.id) ?? {};
    return {
      url: portalLinks.verify(config, code),
      shortCode,
      facts: [
        ['Service', servicesText(row)],
        ['Airport', airportName(row.airportId)],
        ['Flight', [row.flightNumber, row.airline].filter(Boolean).join(', ')],
        ['Date and time', formatMoment(row.flightAt)],
        ...deskFacts(settings, row),
        ...(shown ? [['Your officer', shown] satisfies [string, string]] : []),
      ],
      passengers: (passengers.get(row.id) ?? []).map(({ designation, firstName, middleName, lastName }) =>
        [designation, firstName, middleName, lastName].filter(Boolean).join(' '),
      ),
    };
  });
  return renderVouchers({ vouchers, printedAt: now, authority: authorityOf(settings) });
}
