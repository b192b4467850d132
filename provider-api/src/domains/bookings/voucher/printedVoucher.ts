import { deskAt, formatMoment, type SettingValues } from 'shared-api/rules';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/index.ts';
import type { VoucherData } from '../../../documents/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { officersOf } from '../assignments/officersOf.ts';
import { shownOfficer } from '../assignments/shownOfficer.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengersOf } from '../bookingRow.ts';
import { airportName } from '../documents/printedBooking.ts';
import { issueVoucherCodes } from './voucherCodes.ts';

interface Printing {
  config: Pick<Config, 'publicUrl'>;
  settings: SettingValues;
  now: Date;
}

/** A desk says where to go and whom to call, as far as an Administrator named it. */
function deskFacts(settings: SettingValues, { airportId }: BookingRow): VoucherData['facts'] {
  const { meetingPoint, dutyPhone } = deskAt(settings, airportId) ?? {};
  const facts: [string, string | undefined][] = [
    ['Meeting point', meetingPoint],
    ['Duty telephone', dutyPhone],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** No price stands on them. */
export async function printedVouchers(
  db: Queryable,
  rows: readonly BookingRow[],
  { config, settings, now }: Printing,
): Promise<VoucherData[]> {
  const ids = rows.map(({ id }) => id);
  const [codes, passengers, officers] = await Promise.all([
    issueVoucherCodes(db, rows, now),
    passengersOf(db, ids),
    officersOf(db, ids),
  ]);
  return rows.map((row) => {
    const officer = officers.get(row.id);
    const shown = officer && shownOfficer(row, officer, settings, now);
    const { code = '', shortCode = '' } = codes.get(row.id) ?? {};
    return {
      url: portalLinks.verify(config, code),
      shortCode,
      facts: [
        ['Service', [row.serviceName, row.additionalServiceName].filter(Boolean).join(' with ')],
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
}
