import { hourMs } from '../../dates/dates.ts';
import { aStaffMember, keepsADay } from '../../testing/index.ts';
import { session } from '../session/session.ts';
import { startNewEpoch } from '../session/sessionEpoch.ts';
import { keptDayName, keptDayTicket } from './keptDayTicket.ts';

const officer = aStaffMember('Protocol Officer');
const keep = (own: object = {}) => keepsADay({ officerId: officer.id, ...own });

beforeEach(() => session.signIn('token', officer));

it('is there for its officer, and for nobody once the session has expired', () => {
  keep();
  expect(keptDayTicket(officer.id)).toMatchObject({ id: 'one' });
  session.expire();
  expect(keptDayTicket()).toMatchObject({ id: 'one' });
  expect(keptDayName({ airportId: 13, date: '2026-11-24' })).toBe('Desk of Lagos, 24 Nov');
  expect(keptDayName({ airportId: 14, date: '2026-11-24' })).toBe('Desk of Mallam Aminu Kano, 24 Nov');
});

it.each<[string, () => unknown, number?]>([
  ['Logout', () => session.signOut()],
  ['a Logout in another tab, through which this one slept', startNewEpoch],
  ['another user’s sign-in', () => undefined, officer.id + 1],
  [
    'the end of the day by the server’s clock, whatever the device’s says',
    () => keep({ aheadMs: 2 * hourMs }),
  ],
])('is gone for good after %s', (_, end, ...[userId]) => {
  keep();
  end();
  expect(keptDayTicket(userId)).toBeUndefined();
  expect(sessionStorage).not.toHaveProperty('kept-day');
});
