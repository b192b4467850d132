import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { aPassenger, replies } from 'shared-api/testing';
import { aDeskBooking, day, december1, forgetMarks, show } from '../../testing/bookingDesk.tsx';
// They are compiled before a test opens them.
import '../../shared/bulk-actions/BulkActionDialog.tsx';
import './FlightTime.tsx';

afterEach(forgetMarks);

const booked = '2099-12-01T10:40:00.000Z';
const flight = (expectedAt: string | null, state: 'Delayed' | 'Scheduled' | 'Canceled' = 'Delayed') => ({
  date_Of_Arrival: booked,
  direction: 2,
  flight: { state, expectedAt },
});
const saved = replies(api.setFlight, { bookings: 2 });
const unasked = replies(api.flightSource, { paused: false, asOf: null });
const openMenu = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: /^More actions: Sample Client, flight P47121/ }));

it('a late flight stands at the hour at which it is due, its booked time struck through', async () => {
  show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked], { route: december1 });
  const row = within(await screen.findByRole('region', { name: 'Flight P47121 at 12:45' }));
  expect(row.getByText('11:40').tagName).toBe('S');
  expect(screen.getByRole('heading', { name: /^12:00 1 flight/ })).toBeVisible();
  expect(row.getByRole('button', { name: /^12:45 booked 11:40/ })).toBeVisible();
});

it('a flight that comes after midnight stays on its day, with a day more', async () => {
  const late = { ...flight('2099-12-01T23:40:00.000Z'), date_Of_Arrival: '2099-12-01T22:30:00.000Z' };
  show([day([aDeskBooking(late)]), unasked], { route: december1 });
  expect(await screen.findByRole('region', { name: 'Flight P47121 at 00:40 +1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^00:00 \+1 1 flight/ })).toBeVisible();
});

it('one press says for the whole flight that it is half an hour later than it was expected', async () => {
  const { user, server } = show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked, saved], {
    route: december1,
  });
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Flight time' }));
  await user.click(await screen.findByRole('button', { name: '+30 min: 13:15' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of(api.setFlight).map(({ body }) => body)).toEqual([
    {
      airportId: 1,
      code: 'P47121',
      day: '2026-12-01',
      direction: 2,
      expectedAt: '2099-12-01T12:15:00.000Z',
      canceled: false,
    },
  ]);
});

it.each([
  ['As booked', false],
  ['Cancelled', true],
])('%s takes a time back', async (name, canceled) => {
  const { user, server } = show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked, saved], {
    route: december1,
  });
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Flight time' }));
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(server.of(api.setFlight)[0]?.body).toMatchObject({ expectedAt: null, canceled }),
  );
});

it('without a connection it says why it changes no time', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = show([day([aDeskBooking({ date_Of_Arrival: booked })])], { route: december1 });
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: /^Flight time: You are offline/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.of(api.setFlight)).toEqual([]);
  jest.restoreAllMocks();
});

it('a No show is early until the new time', async () => {
  const { user } = show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked], {
    route: december1,
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: /^No show/ }));
  expect(await screen.findByText(/The flight is still to come: 1st December, 2099, 12:45/)).toBeVisible();
});

it('a flight that is reported cancelled opens the preview of its refunds, and moves nothing by itself', async () => {
  const canceled = flight(null, 'Canceled');
  const rows = [
    aDeskBooking(canceled),
    aDeskBooking({ ...canceled, id: 22, passengers: [aPassenger({ id: 5 })] }),
  ];
  const preview = replies(
    api.previewBookingMoves,
    rows.map(({ id }) => ({
      id,
      name: `No. ${id}`,
      status: 'Processing' as const,
      refund: 50_000,
      flightAt: booked,
      verdict: 'moves' as const,
      why: null,
    })),
  );
  const { user, server } = show([day(rows), unasked, preview], { route: december1 });
  await user.click(
    await screen.findByRole('button', {
      name: 'Flight reported cancelled: 2 bookings – set Flight_Cancelled',
    }),
  );
  expect(await screen.findByText(/2 will change/)).toHaveTextContent('₦100,000.00 goes back to clients');
  expect(server.of(api.previewBookingMoves)[0]?.body).toEqual({
    Ids: rows.map(({ id }) => id),
    BookingStatus: 'Flight_Canceled',
  });
});

it('flight times that nobody asks for at present are told as of when they are', async () => {
  const resting = replies(api.flightSource, { paused: true, asOf: '2026-12-01T03:40:00.000Z' });
  show([day([aDeskBooking(flight(null, 'Scheduled'))]), resting], { route: december1 });
  expect(await screen.findByText('Flight times as of 04:40')).toBeVisible();
});

it('an officer who would have to be in two places since a flight is late is told so', async () => {
  const officer = { id: 71, name: 'Ada Lima' };
  const late = aDeskBooking({ ...flight('2099-12-01T11:45:00.000Z'), officer });
  const next = aDeskBooking({
    id: 22,
    flight_Number: 'W3101',
    date_Of_Arrival: '2099-12-01T12:15:00.000Z',
    officer,
  });
  show([day([late, next]), unasked], { route: december1 });
  expect(await screen.findByText('overlaps W3101')).toBeVisible();
  expect(screen.getByText('overlaps P47121')).toBeVisible();
});
