import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { aPassenger, fails, replies } from 'shared-api/testing';
import { aDeskBooking, day, december1, forgetMarks, show } from '../../testing/bookingDesk.tsx';
// The dialogs are imported here, so that no test waits until they are compiled.
import '../../shared/flights/AnotherTime.tsx';
import '../../shared/flights/FlightCanceled.tsx';

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

describe('a press at the flight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const open = (handlers = [day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))])]) =>
    show([...handlers, unasked, saved], { route: december1, faked: true });
  const times = () => screen.findByRole('group', { name: 'Flight time of P47121' });
  const press = async (user: ReturnType<typeof show>['user'], name: string) =>
    user.click(
      within(await times()).getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}`) }),
    );
  const body = {
    airportId: 1,
    code: 'P47121',
    day: '2026-12-01',
    direction: 2,
    expectedAt: '2099-12-01T12:15:00.000Z',
    canceled: false,
  };

  it('says for all its bookings how much later it is than it was expected, sent six seconds later', async () => {
    const { user, server } = open();
    await press(user, '+30 min: P47121 at 13:15');
    const group = await times();
    expect(within(group).getByRole('status')).toHaveTextContent('P47121: expected 13:15');
    expect(within(group).getByRole('button', { name: /^\+30 min/ })).toHaveAttribute('aria-pressed', 'true');
    await pass(5_900);
    expect(server.of(api.setFlight)).toEqual([]);
    await pass(200);
    expect(server.of(api.setFlight).map((sent) => sent.body)).toEqual([body]);
    expect(within(group).getByRole('status')).toBeEmptyDOMElement();
  });

  it('is taken back within six seconds and never sent', async () => {
    const { user, server } = open();
    await press(user, '+30');
    await press(user, 'Undo: flight P47121');
    expect(within(await times()).getByRole('button', { name: /^\+15 min/ })).toHaveFocus();
    await pass(10_000);
    expect(server.of(api.setFlight)).toEqual([]);
  });

  it('counts from what is known, however often it is pressed, and the last one holds', async () => {
    const { user, server } = open();
    await press(user, '+60');
    await press(user, '+30');
    await press(user, '+30');
    await pass(6_100);
    expect(server.of(api.setFlight).map((sent) => sent.body)).toEqual([body]);
  });

  it('is sent at once and once when the page is left', async () => {
    const { user, server, unmount } = open();
    await press(user, '+30');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    await pass(10_000);
    expect(server.of(api.setFlight).map((sent) => sent.body)).toEqual([body]);
  });

  it('keeps the keyboard’s focus at the flight, which moves to its new hour', async () => {
    let expectedAt = '2099-12-01T11:45:00.000Z';
    const { user } = open([
      replies(api.deskDay, () => [aDeskBooking(flight(expectedAt))]),
      replies(api.setFlight, () => {
        expectedAt = body.expectedAt;
        return { bookings: 1 };
      }),
    ]);
    within(await times())
      .getByRole('button', { name: /^\+30 min/ })
      .focus();
    await user.keyboard('{Enter}');
    await pass(6_100);
    expect(await screen.findByRole('region', { name: 'Flight P47121 at 13:15' })).toBeVisible();
    expect(within(await times()).getByRole('button', { name: /^\+15 min/ })).toHaveFocus();
  });

  it('takes a time back, where there is one', async () => {
    const { user, server } = open();
    await press(user, 'As booked: P47121 at 11:40');
    await pass(6_100);
    expect(server.of(api.setFlight)[0]?.body).toEqual({ ...body, expectedAt: null });
  });

  it('is not offered for what comes as booked already', async () => {
    open([day([aDeskBooking({ date_Of_Arrival: booked })])]);
    expect(within(await times()).queryByRole('button', { name: /^As booked/ })).not.toBeInTheDocument();
  });

  it('that fails leaves the flight as it was, and says so', async () => {
    const { user } = show(
      [day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked, fails(api.setFlight)],
      { route: december1, faked: true },
    );
    await press(user, '+30');
    await pass(6_100);
    expect(await screen.findByText('The flight time was not saved')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Flight P47121 at 12:45' })).toBeVisible();
  });

  it('is not offered to whoever may not say it, nor where nobody is waited for', async () => {
    open([day([aDeskBooking({ bookingStatus: 'No_Show' })])]);
    expect(await screen.findByText('1 done')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Flight time/ })).not.toBeInTheDocument();
  });
});

it('another time is typed, and meant on the day that is nearest', async () => {
  const late = { ...flight('2099-12-01T22:30:00.000Z'), date_Of_Travel: '2099-12-01' };
  const { user, server } = show([day([aDeskBooking(late)]), unasked, saved], { route: december1 });
  await user.click(await screen.findByRole('button', { name: 'Another time: P47121' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Flight time of P47121' }));
  await user.type(dialog.getByLabelText(/^Expected at/), '0:20');
  await user.click(dialog.getByRole('button', { name: 'Set this time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of(api.setFlight)[0]?.body).toMatchObject({ expectedAt: '2099-12-01T23:20:00.000Z' });
});

it('without a connection it says why it changes no time', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = show([day([aDeskBooking({ date_Of_Arrival: booked })])], { route: december1 });
  const press = await screen.findByRole('button', { name: /^\+15 min/ });
  expect(press).toHaveAccessibleDescription(/^You are offline/);
  await user.click(press);
  expect(screen.queryByText('P47121: expected 11:55')).toBeNull();
  expect(server.of(api.setFlight)).toEqual([]);
  jest.restoreAllMocks();
});

it('a No show is early until the new time', async () => {
  const { user } = show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked], {
    route: december1,
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: /^No show/ }));
  expect(await screen.findByText(/The flight is still to come/)).toHaveTextContent(
    '1st December, 2099, 12:45',
  );
});

describe('a flight that is cancelled', () => {
  const canceled = flight(null, 'Canceled');
  const preview = (rows: api.DeskBooking[]) =>
    replies(
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
  const two = (facts: Partial<api.DeskBooking>) => [
    aDeskBooking(facts),
    aDeskBooking({ ...facts, id: 22, passengers: [aPassenger({ id: 5 })] }),
  ];

  it('opens the preview of its refunds by one press, and moves nothing by itself', async () => {
    const rows = two(flight('2099-12-01T11:45:00.000Z'));
    const { user, server } = show([day(rows), unasked, saved, preview(rows)], { route: december1 });
    await user.click(await screen.findByRole('button', { name: 'Cancelled: P47121' }));
    expect(await screen.findByText(/2 will change/)).toHaveTextContent('₦100,000.00 goes back to clients');
    expect(server.of(api.setFlight)[0]?.body).toMatchObject({
      expectedAt: '2099-12-01T11:45:00.000Z',
      canceled: true,
    });
    expect(server.of(api.previewBookingMoves)[0]?.body).toEqual({
      Ids: [21, 22],
      BookingStatus: 'Flight_Canceled',
    });
  });

  it('is marked on each of its rows, and what was reported opens the preview', async () => {
    const rows = two(canceled);
    const { user } = show([day(rows), unasked, preview(rows)], { route: december1 });
    const names = { name: /^11:40.*Flight cancelled/ };
    expect(await screen.findAllByRole('button', names)).toHaveLength(2);
    await user.click(
      screen.getByRole('button', { name: 'Flight reported cancelled: 2 bookings – set Flight cancelled' }),
    );
    expect(await screen.findByText(/2 will change/)).toBeVisible();
  });
});

it('a late flight is marked on its row with the time to which it is delayed', async () => {
  show([day([aDeskBooking(flight('2099-12-01T11:45:00.000Z'))]), unasked], { route: december1 });
  expect(await screen.findByRole('button', { name: /Delayed to 12:45/ })).toBeVisible();
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
