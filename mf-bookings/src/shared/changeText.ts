import type { Booking, ChangeLine } from 'shared-api/bookings';
import { formatNaira, koboOf } from 'shared-api/money';

type Sums = Pick<NonNullable<Booking['changes']>[number], 'charged' | 'refunded' | 'kept'>;

export const lineText = ({ what, before, after }: ChangeLine): string =>
  `${what}: ${before ?? 'none'} → ${after ?? (what === 'Passenger' ? 'removed' : 'none')}`;

export const linesText = (lines: readonly ChangeLine[]): string => lines.map(lineText).join('; ');

const sumText = (naira: number, words: string) =>
  naira > 0 ? [`${formatNaira(koboOf(naira))} ${words}`] : [];

export const sumsText = ({ charged, refunded, kept }: Sums): string =>
  [...sumText(charged, 'charged'), ...sumText(refunded, 'refunded'), ...sumText(kept, 'not given back')].join(
    ', ',
  );
