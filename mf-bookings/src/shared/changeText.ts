import type { ChangeLine } from 'shared-api/bookings';

/** 'Flight: P47121 → P47125; Passenger: Ms. Alfa Golf → none' */
export const linesText = (lines: readonly ChangeLine[]): string =>
  lines.map(({ what, before, after }) => `${what}: ${before ?? 'none'} → ${after ?? 'none'}`).join('; ');
