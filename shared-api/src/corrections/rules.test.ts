import { isOutcomeCorrectable } from './rules.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const ended = (bookingStatus: 'No_Show' | 'Canceled', dateCreated: string) => ({
  bookingStatus,
  history: [
    { status: bookingStatus, dateCreated: '2026-01-01T09:00:00.000Z' },
    { status: bookingStatus, dateCreated },
  ],
});

it.each([
  ['within the days since it was last set', ended('No_Show', '2026-11-20T09:00:00.000Z'), 2, true],
  ['not after them', ended('No_Show', '2026-11-20T08:59:59.000Z'), 2, false],
  ['never while outcomes are final', ended('No_Show', '2026-11-22T08:59:59.000Z'), 0, false],
  ['not of a booking that its owner canceled', ended('Canceled', '2026-11-22T08:59:59.000Z'), 2, false],
  ['not where nothing says when it was set', { bookingStatus: 'No_Show' as const }, 2, false],
] as const)('an outcome is corrected %s', (_, booking, days, allowed) => {
  expect(isOutcomeCorrectable(booking, now, days)).toBe(allowed);
});
