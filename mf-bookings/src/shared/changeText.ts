import type { ChangeLine } from 'shared-api/bookings';

const lineText = ({ what, before, after }: ChangeLine): string =>
  `${what}: ${before ?? 'none'} → ${after ?? (what === 'Passenger' ? 'removed' : 'none')}`;

/** 'Flight number: P47121 → P47125; Passenger: Alfa Golf → removed' */
export const linesText = (lines: readonly ChangeLine[]): string => lines.map(lineText).join('; ');
