import { cleanup, screen } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { deskMarks, useDeskMarks } from 'shared-api/kept-day';
import { aBooking, aPassenger, aStaffMember, fakeApi, type Handler, replies } from 'shared-api/testing';
import { Modal } from 'shared-ui/dialogs';
import { renderPortal } from 'shared-ui/testing';
import { BookingDeskPage } from '../booking-desk/BookingDeskPage.tsx';
// The parts of the page are loaded before the first test. A page that waits for seconds would report that the
// portal is offline.
import '../booking-desk/day/ChangeTime.tsx';
import '../booking-desk/offline-desk/KeepDayDialog.tsx';
import '../booking-desk/scan/ScanDialog.tsx';
import '../shared/officers/OfficerChoice.tsx';

// The code of dialogs is loaded before the first test, too.
beforeAll(async () => {
  renderPortal(
    <Modal title="First" open onClose={() => undefined}>
      <p>First</p>
    </Modal>,
  );
  await screen.findByRole('dialog', { name: 'First' });
  cleanup();
});

export const flown = { date_Of_Arrival: '2020-12-01T05:15:00.000Z' };

export const aDeskBooking = (own: Partial<api.DeskBooking> = {}): api.DeskBooking => ({
  ...aBooking({
    date_Of_Travel: '2026-12-01',
    date_Of_Arrival: '2099-12-01T05:15:00.000Z',
    passengers: [
      aPassenger({
        firstName: 'Golf',
        lastName: 'Hotel',
        wheel_Chair: true,
        special_Requirement: 'No stairs',
      }),
    ],
  }),
  contact: { name: 'Sample Client', phoneNumber: '+2348031234567', email: 'client@example.test' },
  ...own,
});

export interface Opening {
  role?: string;
  airportIds?: number[];
  route?: string;
  /** The test uses a fake clock. */
  faked?: boolean;
}
export function show(
  handlers: Handler[],
  { role = 'Protocol Officer', airportIds = [], route = '', faked = false }: Opening = {},
): ReturnType<typeof renderPortal> & {
  server: ReturnType<typeof fakeApi>;
  /** Returns the query of the last request for the day. */
  asked: () => Record<string, string>;
} {
  session.signIn('token', aStaffMember(role, { airportIds }));
  const server = fakeApi(handlers);
  const portal = renderPortal(<BookingDeskPage />, {
    route: `/app/desk/bookings${route}`,
    path: '/app/desk/bookings',
    ...(faked && { advanceTimers: jest.advanceTimersByTime }),
  });
  const asked = () => Object.fromEntries(server.of(api.deskDay).at(-1)?.url.searchParams ?? []);
  return { ...portal, server, asked };
}
export const day = (rows: api.DeskBooking[] = [aDeskBooking()]) => replies(api.deskDay, rows);
export const flight = () => screen.findByRole('region', { name: 'Flight P47121 at 06:15' });
export const december1 = '?airport=13&date=2026-12-01';
/** Marks are stored outside the page and would otherwise remain in the next test. */
export async function forgetMarks(): Promise<void> {
  cleanup();
  await deskMarks.dismiss(useDeskMarks.getState().marks);
  useDeskMarks.setState({ stored: [] });
}
