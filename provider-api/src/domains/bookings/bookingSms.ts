import {
  airportCode,
  dayMs,
  filledText,
  formatClock,
  formatDay,
  lagosDate,
  type SmsText,
} from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import type { Sms } from '../../telling/event.ts';
import type { BookingRow } from './bookingRow.ts';
import { selectBookings, withId } from './selectBookings.ts';
import { issueVoucherCodes } from './voucher/voucherCodes.ts';

export const bookingSms =
  (key: SmsText, isNews: (row: BookingRow, now: Date) => boolean) =>
  async (_: object, context: AppContext, bookingId: number | null): Promise<Sms | undefined> => {
    const { db, clock, config } = context;
    const [row] = bookingId === null ? [] : await selectBookings(db, [withId(bookingId)]);
    const now = clock.now();
    if (!row || row.flightAt <= now || !isNews(row, now)) return undefined;
    const { flightAt, flightNumber, airportId, expectedAt } = row;
    const { [key]: text } = await readSettings(db, config);
    const { code = '' } = (await issueVoucherCodes(db, [row], now)).get(row.id) ?? {};
    return {
      text: filledText(text, {
        airport: airportCode(airportId) ?? '',
        flight: flightNumber,
        date: formatDay(flightAt),
        time: formatClock(flightAt),
        expected: formatClock(expectedAt ?? flightAt),
      }),
      link: portalLinks.verify(config, code),
      flightAt,
    };
  };

export const whileComing = (key: SmsText) => bookingSms(key, ({ status }) => status === 'Processing');

export const tomorrow = (now: Date): string => lagosDate(new Date(now.getTime() + dayMs));

export const isTomorrow = ({ status, flightAt }: BookingRow, now: Date): boolean =>
  status === 'Processing' && lagosDate(flightAt) === tomorrow(now);
