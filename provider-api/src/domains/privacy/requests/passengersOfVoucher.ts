import type { ReplyOf, requestPassengers } from 'shared-api/contract';
import { formatMoment, voucherCode } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/index.ts';
import type { CsvValue } from '../../../documents/index.ts';
import { personalTables } from '../../../privacy/personalTables.ts';
import { issuedFor, selectBookings, withId } from '../../bookings/index.ts';
import { opened } from '../ownData.ts';

export type VoucherPassenger = ReplyOf<typeof requestPassengers>[number];
type Context = Pick<AppContext, 'secrets'> & { db: Queryable };
type Row = Record<string, CsvValue> & { id: number };

const names = Object.entries(personalTables.passengers?.columns ?? {}).flatMap(([name, { exported }]) =>
  exported ? [name] : [],
);

const labelOf = (column: string): string =>
  column === 'nin' ? 'NIN' : `${column[0]?.toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`;

const inWords = (value: CsvValue): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

/** Each passenger is a separate entry, because a reply may contain one passenger and nothing else of the booking. */
export async function passengersOfVoucher(
  { db, secrets }: Context,
  voucher: string | null,
): Promise<VoucherPassenger[]> {
  const code = voucherCode(voucher ?? '');
  const issued = code && (await issuedFor(db, code));
  const [booking] = issued ? await selectBookings(db, [withId(issued.bookingId)]) : [];
  if (!booking) return [];
  const { rows } = await db.query<Row>(
    `select id, ${names.join(', ')} from passengers where booking_id = $1 order by position`,
    [booking.id],
  );
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    facts: [
      { label: 'Service', value: booking.serviceName },
      { label: 'Flight', value: `${booking.flightNumber}, ${formatMoment(booking.flightAt)}` },
      ...names
        .map((name) => ({ name, value: opened({ secrets }, `passengers.${name}`, row[name] ?? null) }))
        .filter(({ value }) => value !== null && value !== '')
        .map(({ name, value }) => ({ label: labelOf(name), value: inWords(value) })),
    ],
  }));
}
