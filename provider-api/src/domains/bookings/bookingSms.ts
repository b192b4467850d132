import { airports, formatClock, formatDay, lagosDate } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { portalLinks } from '../../portalLinks.ts';
import type { Sms } from '../../telling/event.ts';
import type { BookingRow } from './bookingRow.ts';
import { selectBookings, withId } from './selectBookings.ts';
import { issueVoucherCodes } from './voucher/voucherCodes.ts';

const dayMs = 86_400_000;

/** It says where and when, as long as the flight has not gone and `words` finds it news. */
export const bookingSms =
  (words: (row: BookingRow, now: Date) => string | undefined) =>
  async (_: object, context: AppContext, bookingId: number | null): Promise<Sms | undefined> => {
    const { db, clock, config } = context;
    const [row] = bookingId === null ? [] : await selectBookings(db, [withId(bookingId)]);
    const now = clock.now();
    const news = row && row.flightAt > now && words(row, now);
    if (!news) return undefined;
    const { flightAt, flightNumber, airportId } = row;
    const airport = airports.find(({ id }) => id === airportId)?.code;
    const { code = '' } = (await issueVoucherCodes(db, [row], now)).get(row.id) ?? {};
    return {
      text: `${news}: ${airport} ${flightNumber} ${formatDay(flightAt)} ${formatClock(flightAt)}.`,
      link: portalLinks.verify(config, code),
      flightAt,
    };
  };

export const whileComing = (words: string) =>
  bookingSms(({ status }) => (status === 'Processing' ? words : undefined));

export const tomorrow = (now: Date): string => lagosDate(new Date(now.getTime() + dayMs));

export const isTomorrow = ({ status, flightAt }: BookingRow, now: Date): boolean =>
  status === 'Processing' && lagosDate(flightAt) === tomorrow(now);
