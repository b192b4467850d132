import { flightInstant, isCalendarDate, lagosDate, lagosInstant } from '../dates/dates.ts';
import { canCancel, cancellationDeadline, cancellationVerdict } from './cancellation.ts';

const flightAt = new Date('2026-12-01T13:00:00Z');
const before = (hours: number, minutes = 0) => new Date(flightAt.getTime() - (hours * 60 + minutes) * 60_000);
const processing = { bookingStatus: 'Processing', flightAt } as const;

describe('cancellation', () => {
  it('is allowed 6 h 1 min before the flight [CANCEL-03]', () => {
    expect(canCancel(processing, before(6, 1), 6)).toBe(true);
  });

  it('is allowed to the second of the deadline [CANCEL-03]', () => {
    expect(canCancel(processing, before(6), 6)).toBe(true);
    expect(cancellationDeadline(flightAt, 6)).toEqual(before(6));
  });

  it('is refused 5 h 59 min before the flight [CANCEL-03]', () => {
    expect(cancellationVerdict(processing, before(5, 59), 6)).toBe('too-late');
  });

  it.each(['Payment_Received', 'Service_Rendered', 'No_Show', 'Flight_Canceled', 'Canceled'] as const)(
    'is refused once the booking is %s [CANCEL-02]',
    (bookingStatus) => {
      expect(cancellationVerdict({ bookingStatus, flightAt }, before(48), 6)).toBe('not-processing');
    },
  );
});

describe('flight time', () => {
  it('is the travel date at the Lagos time of day of the arrival timestamp [CANCEL-03]', () => {
    expect(flightInstant('2026-12-01', new Date('2026-11-20T13:00:00Z'))).toEqual(flightAt);
  });

  it('keeps its day when the Lagos time lies past midnight of another UTC day [CANCEL-03]', () => {
    expect(flightInstant('2026-12-31', new Date('2026-12-30T23:30:00Z')).toISOString()).toBe(
      '2026-12-30T23:30:00.000Z',
    );
    expect(flightInstant('2026-12-31', new Date('2026-12-31T22:45:00Z')).toISOString()).toBe(
      '2026-12-31T22:45:00.000Z',
    );
  });

  it('reads a typed time at the airport, one hour ahead of UTC all year', () => {
    expect(lagosInstant('2026-07-01', '00:15').toISOString()).toBe('2026-06-30T23:15:00.000Z');
    expect(lagosDate(new Date('2026-06-30T23:15:00Z'))).toBe('2026-07-01');
  });

  it('knows 29 February in leap years only', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2027-02-29')).toBe(false);
    expect(isCalendarDate('29/02/2028')).toBe(false);
  });
});
