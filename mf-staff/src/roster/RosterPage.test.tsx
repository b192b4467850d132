import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import {
  aBooking,
  aPassenger,
  aStaffMember,
  fails,
  fakeApi,
  type Handler,
  refuses,
  replies,
} from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { RosterPage } from './RosterPage.tsx';
// The dialog is imported here, so that no test waits until it is compiled.
import '../shared/flights/FlightCanceled.tsx';

const ada = { id: 71, name: 'Ada Lima' };
const bello = { id: 72, name: 'Bello Kano' };
const contact = { name: 'Sample Client', phoneNumber: null, email: 'client@example.test' };
const due = (hour: string, day = '2099-12-01') => ({
  date_Of_Travel: day,
  date_Of_Arrival: `${day}T${hour}:15:00.000Z`,
  airportId: 13,
});
const free: api.DeskBooking = { ...aBooking({ id: 31, ...due('05') }), contact, officer: null };
const given: api.DeskBooking = {
  ...aBooking({ id: 32, flight_Number: 'W3101', ...due('08') }),
  contact,
  officer: ada,
};
const shift: api.Shift = {
  id: 5,
  officer: ada,
  airportId: 13,
  startsAt: '2099-12-01T05:00:00.000Z',
  endsAt: '2099-12-01T13:00:00.000Z',
  isLead: true,
  version: 1,
};
const roster = (own: object = {}) =>
  replies(api.listShifts, {
    shifts: [shift],
    officers: [ada, bello],
    writes: true,
    makesLeads: true,
    ...own,
  });
const assigned = replies(api.assignOfficer, [
  {
    id: 31,
    name: '2026-000031, P47121',
    officer: bello,
    outcome: 'assigned',
    why: 'Outside the shifts of Bello Kano',
  },
]);

function show(handlers: Handler[] = [roster(), assigned], bookings = [free, given]) {
  session.signIn('token', aStaffMember('Administrator'));
  const server = fakeApi([replies(api.deskDay, bookings), ...handlers, replies(api.deskLoad, [])]);
  const route = '/app/desk/roster?airport=13&date=2099-12-01';
  return { ...renderPortal(<RosterPage />, { route, path: '/app/desk/roster' }), server };
}

it('shows hours across and officers down, with their shifts and what they were given', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /Ada Lima/ }));
  expect(row.getByRole('button', { name: 'Shift of Ada Lima, 06:00–14:00, lead' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Flight W3101 of Ada Lima' })).toHaveTextContent('09:15 W3101');
  const hours = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect([hours[1], hours.at(-1)]).toEqual(['06', '13']);
});

it('gives what nobody has to an officer, upon what was seen, and says what to know of it', async () => {
  const { user, server } = show();
  await user.click(await screen.findByRole('checkbox', { name: /06:15 · P47121/ }));
  await choose(user, screen.getByLabelText('Officer'), 'Bello Kano');
  await user.click(screen.getByRole('button', { name: 'Assign 1 booking' }));
  expect(await screen.findByText('1 booking assigned to Bello Kano')).toBeVisible();
  expect(screen.getByText('2026-000031, P47121: Outside the shifts of Bello Kano')).toBeVisible();
  expect(server.of(api.assignOfficer)[0]?.body).toEqual({ Rows: [{ Id: 31, From: null }], officerId: 72 });
});

it('keeps what was chosen when the call fails, so that one press tries it again', async () => {
  const { user, server } = show([roster(), fails(api.assignOfficer)]);
  await user.click(await screen.findByRole('checkbox', { name: /06:15 · P47121/ }));
  await choose(user, screen.getByLabelText('Officer'), 'Bello Kano');
  await user.click(screen.getByRole('button', { name: 'Assign 1 booking' }));
  await waitFor(() => expect(server.of(api.assignOfficer)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Assign 1 booking' }));
  await waitFor(() => expect(server.of(api.assignOfficer)).toHaveLength(2));
});

it('shows what passengers need, leads to each booking and folds what has flown', async () => {
  const needy = aPassenger({ firstName: 'Golf', wheel_Chair: true, special_Requirement: 'No stairs' });
  const flown = { ...given, ...due('05', '2020-12-01'), id: 33, flight_Number: 'QI322', officer: null };
  show([roster()], [{ ...free, passengers: [needy] }, flown]);
  const line = within((await screen.findByRole('checkbox', { name: /P47121/ })).closest('li') as HTMLElement);
  expect(line.getByText('1 wheelchair')).toBeVisible();
  expect(line.getByText('No stairs')).toBeVisible();
  expect(line.getByRole('link', { name: /Golf/ })).toHaveAttribute('href', '/app/booking/31');
  expect(screen.getByText('1 past flight').closest('details')).not.toHaveAttribute('open');
});

it('releases a booking and hands it over where it stands', async () => {
  const { user, server } = show();
  await user.click(await screen.findByRole('button', { name: 'Flight W3101 of Ada Lima' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Flight W3101' }));
  await choose(user, await dialog.findByLabelText('Officer'), 'No officer');
  await waitFor(() => expect(server.of(api.assignOfficer)).toHaveLength(1));
  expect(server.of(api.assignOfficer)[0]?.body).toEqual({ Rows: [{ Id: 32, From: 71 }], officerId: null });
});

it('adds a shift through the night, and says why one is not added', async () => {
  const why = 'The officer has another shift at this time';
  const refused = refuses(api.createShift, 400, { message: why, code: 'shift_overlaps' });
  const { user, server } = show([roster(), refused]);
  await user.click(await screen.findByRole('button', { name: 'Add a shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a shift' }));
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  expect(await dialog.findAllByText('Choose an officer')).not.toHaveLength(0);
  await choose(user, dialog.getByLabelText(/^Officer/), 'Ada Lima');
  await choose(user, dialog.getByLabelText(/^From/), '22:00 · 10:00 PM');
  await choose(user, dialog.getByLabelText(/^To/), '06:00 · 6:00 AM');
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  await waitFor(() => expect(server.of(api.createShift)).toHaveLength(1));
  expect(server.of(api.createShift)[0]?.body).toMatchObject({
    officerId: 71,
    airportId: 13,
    startsAt: '2099-12-01T21:00:00.000Z',
    endsAt: '2099-12-02T05:00:00.000Z',
  });
  expect(await screen.findAllByText(why)).not.toHaveLength(0);
});

it('cancels a shift', async () => {
  const { user, server } = show([roster(), replies(api.updateShift, shift)]);
  await user.click(await screen.findByRole('button', { name: /^Shift of Ada Lima/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shift of Ada Lima' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel this shift' }));
  await waitFor(() => expect(server.of(api.updateShift)[0]?.body).toEqual({ canceled: true }));
});

it('whoever only reads the roster changes nothing in it', async () => {
  show([roster({ writes: false, makesLeads: false })]);
  expect(await screen.findByText('06:00–14:00, lead')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a shift' })).not.toBeInTheDocument();
});

it('a lead officer changes the shifts that are not of a lead', async () => {
  const led = { ...shift, id: 6, officer: bello, isLead: false };
  show([roster({ shifts: [shift, led], makesLeads: false })]);
  expect(await screen.findByRole('button', { name: 'Shift of Bello Kano, 06:00–14:00' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Shift of Ada Lima/ })).not.toBeInTheDocument();
});

it('a quiet day says so', async () => {
  show([roster({ shifts: [] })], []);
  expect(await screen.findByText('Nobody has a shift on this day')).toBeVisible();
  expect(screen.getByText('There are no bookings on this day')).toBeVisible();
});

it('says above the hours how many places of which are booked of its limit', async () => {
  const hours = (limit: number | null, taken: number) =>
    Array.from({ length: 24 }, (_, hour) => ({
      hour,
      taken: hour === 9 ? taken : 0,
      limit: hour === 9 ? limit : null,
    }));
  const counts = 'passengers' as const;
  show([
    roster(),
    replies(api.deskLoad, [
      { serviceId: 11, name: 'Arrival service', counts, hours: hours(6, 7) },
      { serviceId: 12, name: 'Lounge service', counts, hours: hours(4, 1) },
      { serviceId: 13, name: 'Car', counts, hours: hours(null, 3) },
    ]),
  ]);
  const row = await screen.findByRole('row', { name: /^Booked of limit/ });
  expect(row).toHaveTextContent('Booked of limit09:00 8/10');
  expect(within(row).getByTitle('Arrival service 7 of 6, Lounge service 1 of 4')).toBeVisible();
});

describe('a flight of the day', () => {
  const late = (booking: api.DeskBooking): api.DeskBooking => ({
    ...booking,
    flight: { state: 'Delayed', expectedAt: '2099-12-01T09:15:00.000Z' },
  });
  const saved = replies(api.setFlight, { bookings: 1 });

  it('is said to be later by one press, for all its bookings, and sent when the page is left', async () => {
    const { user, server, unmount } = show([roster(), saved], [free, given, { ...given, id: 33 }]);
    const flights = within(await screen.findByRole('list', { name: 'Flights' }));
    expect(flights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('06:15 P47121 · 1 passenger'),
      expect.stringContaining('09:15 W3101 · 2 passengers'),
    ]);
    await user.click(flights.getByRole('button', { name: '+60 min: W3101 at 10:15' }));
    expect(flights.getByText('W3101: expected 10:15')).toBeVisible();
    unmount();
    await waitFor(() =>
      expect(server.of(api.setFlight)[0]?.body).toMatchObject({
        code: 'W3101',
        airportId: 13,
        expectedAt: '2099-12-01T09:15:00.000Z',
      }),
    );
  });

  it('that is late is marked with whoever has it and with whoever nobody has', async () => {
    show([roster()], [late(free), late(given)]);
    const mark = 'Delayed to 10:15';
    const row = within(await screen.findByRole('row', { name: /W3101/ }));
    expect(row.getByText(mark)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: new RegExp(`P47121.*${mark}`) })).toBeVisible();
  });

  it('that is cancelled opens the preview of its refunds', async () => {
    const preview = replies(api.previewBookingMoves, []);
    const { user, server } = show([roster(), saved, preview], [given]);
    await user.click(await screen.findByRole('button', { name: 'Cancelled: W3101' }));
    expect(await screen.findByRole('dialog', { name: 'Change the status of 1 booking' })).toBeVisible();
    expect(server.of(api.setFlight)[0]?.body).toMatchObject({ canceled: true });
    expect(server.of(api.previewBookingMoves)[0]?.body).toEqual({
      Ids: [32],
      BookingStatus: 'Flight_Canceled',
    });
  });
});
