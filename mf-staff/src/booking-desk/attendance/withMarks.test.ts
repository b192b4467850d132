import type { Attendance } from 'shared-api/bookings';
import type { AttendanceMark } from 'shared-api/desk';
import { bookingsWithMarks } from './withMarks.ts';

const at = '2026-11-24T04:10:00.000Z';
const mark = (own: Partial<AttendanceMark>): AttendanceMark => ({
  nonce: 'a',
  passengerId: 1,
  kind: 'met',
  at,
  ...own,
});
const stored: Attendance = { state: 'met', at, doubtful: false, metAt: at, nonce: 'before', own: false };
const standing = (attendance: Attendance | null, marks: readonly AttendanceMark[]) =>
  bookingsWithMarks([{ passengers: [{ id: 1, attendance }] }], marks, {
    by: 'Ada',
    aheadMs: 3 * 3_600_000,
  })[0]?.passengers[0]?.attendance;

it('a mark that waits shows at its moment by the server’s clock, and an undo of it shows what was before', () => {
  expect(standing(null, [mark({})])).toMatchObject({
    state: 'met',
    at: '2026-11-24T07:10:00.000Z',
    metAt: '2026-11-24T07:10:00.000Z',
    by: 'Ada',
    own: true,
  });
  expect(standing(stored, [mark({ kind: 'not_found' })])).toMatchObject({ state: 'not_found', metAt: at });
  expect(standing(stored, [mark({}), mark({ nonce: 'b', kind: 'undone', undoes: 'a' })])).toEqual(stored);
  expect(standing(stored, [mark({ kind: 'undone', undoes: 'before' })])).toBeNull();
});

it('a mark that the day knows already, or knows a newer one than, changes nothing', () => {
  const known = { ...stored, at: '2026-11-24T07:20:00.000Z' };
  expect(standing(known, [mark({ kind: 'not_found' })])).toEqual(known);
  expect(standing({ ...stored, nonce: 'a' }, [mark({})])).toEqual({ ...stored, nonce: 'a' });
});

it('a booking that no mark is about stays as it is, so that its row is not drawn again', () => {
  const booking = { passengers: [{ id: 2, attendance: null }] };
  expect(bookingsWithMarks([booking], [mark({})], { by: '', aheadMs: 0 })[0]).toBe(booking);
});
