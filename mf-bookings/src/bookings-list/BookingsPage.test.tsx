import { act, screen, waitFor, within } from '@testing-library/react';
import { createBookingsMutation } from 'shared-api/bookings';
import {
  type Booking,
  createBookings,
  exportOwnBookings,
  listBookings,
  listOwnBookings,
  listServices,
  pageMeta,
} from 'shared-api/contract';
import { lagosDate } from 'shared-api/dates';
import { aBooking, aService, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { BookingsPage } from './BookingsPage.tsx';

const twelve = Array.from({ length: 12 }, (_, index) =>
  aBooking({ id: index + 1, flight_Number: `P4${100 + index}` }),
);
const own = (rows: Booking[], page = 1) =>
  replies(listOwnBookings, rows.slice((page - 1) * 10, page * 10), pageMeta(page, rows.length, 10));

beforeEach(() => void signedIn());

it('a booking that was just made stands at the top of the list, which was read before [BOOK-56]', async () => {
  const rows = [aBooking({ id: 8, flight_Number: 'P4108' }), aBooking({ id: 3, flight_Number: 'P4103' })];
  const flights = () =>
    screen.getAllByRole('row').flatMap(({ textContent }) => textContent?.match(/P4\d{3}/)?.[0] ?? []);
  fakeApi([
    replies(listOwnBookings, () => [...rows], pageMeta(1, 2, 10)),
    replies(createBookings, () => {
      rows.unshift(aBooking({ id: 9, flight_Number: 'P4109' }));
      return rows.slice(0, 1);
    }),
  ]);
  const { queryClient } = renderPortal(<BookingsPage />, { route: '/?view=all' });
  await screen.findByText(/P4103/);
  expect(flights()).toEqual(['P4108', 'P4103']);
  const created = queryClient.getMutationCache().build(queryClient, createBookingsMutation);
  await act(() =>
    created.execute({ bookings: [], expectedTotalKobo: 0, termsVersion: '1', idempotencyKey: 'a-key' }),
  );
  await screen.findByText(/P4109/);
  expect(flights()).toEqual(['P4109', 'P4108', 'P4103']);
});

it('a client sees their own bookings, each leading to its page [SHELL-14]', async () => {
  const api = fakeApi([own(twelve)]);
  renderPortal(<BookingsPage />);
  const table = await screen.findByRole('table', { name: /Showing 1 to 10 of 12 entries/ });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('Arrival service P4100');
  expect(first).toHaveTextContent('Ms. First Passenger');
  expect(first).toHaveTextContent('Tue 1 Dec 2026, 14:00');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/app/booking/1');
  expect(api.of(listBookings)).toHaveLength(0);
});

it('a flight that is late or cancelled is marked on its booking, until nobody waits for it', async () => {
  const expectedAt = '2026-12-01T14:05:00.000Z';
  fakeApi([
    own([
      aBooking({ id: 1, flight: { state: 'Delayed', expectedAt } }),
      aBooking({ id: 2, flight: { state: 'Canceled', expectedAt: null } }),
      aBooking({ id: 3, flight: { state: 'Scheduled', expectedAt: null } }),
      aBooking({ id: 4, flight: { state: 'Delayed', expectedAt }, bookingStatus: 'Service_Rendered' }),
    ]),
  ]);
  renderPortal(<BookingsPage />);
  const table = await screen.findByRole('table', { name: /Showing 1 to 4/ });
  const marks = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => /Delayed to 15:05|Flight cancelled/.exec(textContent ?? '')?.[0]);
  expect(marks.slice(1)).toEqual(['Delayed to 15:05', 'Flight cancelled', undefined, undefined]);
});

it('cancelled bookings are respelled [BOOKDETAIL-14] [BOOKDETAIL-15]', async () => {
  fakeApi([
    own([aBooking({ bookingStatus: 'Canceled' }), aBooking({ id: 2, bookingStatus: 'Flight_Canceled' })]),
  ]);
  renderPortal(<BookingsPage />);
  expect(await screen.findByText('Cancelled', { selector: 'td *' })).toBeVisible();
  expect(screen.getByText('Flight_Cancelled')).toBeVisible();
});

it('the page is in the address, one beyond the last becomes the first', async () => {
  fakeApi([own(twelve, 2)]);
  const second = renderPortal(<BookingsPage />, { route: '/?page=2' });
  expect(await screen.findByRole('table', { name: /Showing 11 to 12 of 12 entries/ })).toBeVisible();
  second.unmount();
  fakeApi([own([], 1)]);
  const beyond = renderPortal(<BookingsPage />, { route: '/?page=99' });
  await screen.findByText('There are no bookings to display');
  expect(beyond.location()).toBe('/?page=1');
});

it('without bookings it says so and offers the services', async () => {
  fakeApi([own([])]);
  renderPortal(<BookingsPage />);
  expect(await screen.findByText('There are no bookings to display')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Services' })).toHaveAttribute('href', '/app/services');
});

it('a client filters and sorts their own list, by the server over all pages', async () => {
  const csv = {
    endpoint: exportOwnBookings,
    answer: () => new Response('Reference\r\nCC-410\r\n', { headers: { 'Content-Type': 'text/csv' } }),
  };
  const api = fakeApi([own(twelve), replies(listServices, [aService()]), csv]);
  const { user, location } = renderPortal(<BookingsPage />, { route: '/?page=2' });
  await user.click(await screen.findByRole('columnheader', { name: 'When (WAT)' }));
  await choose(user, screen.getByRole('combobox', { name: 'Status' }), 'Processing');
  await choose(
    user,
    screen.getByRole('combobox', { name: 'Airport' }),
    'Murtala Muhammed International Airport, Lagos (LOS)',
  );
  await choose(user, screen.getByRole('combobox', { name: 'Service' }), 'Arrival service');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'P471{Enter}');
  expect(location()).toBe('/?sort=travel&status=Processing&airport=13&service=11&search=P471');
  const asked = api.of(listOwnBookings).at(-1)?.url.searchParams;
  const filters = { sort: 'travel', status: 'Processing', airportId: '13', serviceId: '11', search: 'P471' };
  expect(Object.fromEntries(asked ?? [])).toEqual({ ...filters, pageNumber: '1' });
  await user.click(screen.getByRole('button', { name: 'More for Bookings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  await waitFor(() => expect(api.of(exportOwnBookings)).toHaveLength(1));
  expect(Object.fromEntries(api.of(exportOwnBookings)[0]?.url.searchParams ?? [])).toEqual(filters);
});

it('opens on what is ahead, soonest first, and finds over all bookings once something is asked for', async () => {
  const api = fakeApi([own(twelve)]);
  const { user, location } = renderPortal(<BookingsPage />);
  const asked = () => Object.fromEntries(api.of(listOwnBookings).at(-1)?.url.searchParams ?? []);
  await screen.findByRole('table');
  expect(screen.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'true');
  expect(asked()).toEqual({
    status: 'Processing,Service_Rendered,Payment_Received,No_Show',
    from: lagosDate(new Date()),
    sort: 'travel',
    pageNumber: '1',
  });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'P471{Enter}');
  await waitFor(() => expect(asked()).toEqual({ search: 'P471', pageNumber: '1' }));
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await waitFor(() => expect(location()).toBe('/'));
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(location()).toBe('/?view=all');
  await waitFor(() => expect(asked()).toEqual({ pageNumber: '1' }));
});

it('coming, past and cancelled bookings are a press apart, and a coming one says in how many days it is', async () => {
  const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  const coming = aBooking({ date_Of_Travel: soon.slice(0, 10), date_Of_Arrival: soon });
  const over = aBooking({ id: 2, bookingStatus: 'Service_Rendered' });
  const api = fakeApi([own([coming, over])]);
  const { user } = renderPortal(<BookingsPage />);
  expect(await screen.findByText(/in 3 days$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upcoming 2' })).toBeVisible();
  const asked = () => Object.fromEntries(api.of(listOwnBookings).at(-1)?.url.searchParams ?? []);
  await user.click(screen.getByRole('link', { name: 'Past' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: '-travel', to: expect.any(String) }));
  expect(asked().status).not.toContain('Canceled');
  await user.click(screen.getByRole('link', { name: 'Cancelled' }));
  await waitFor(() => expect(asked()).toEqual({ pageNumber: '1', status: 'Canceled,Flight_Canceled' }));
});

it('says that fetching failed [ERR-13]', async () => {
  fakeApi([refuses(listOwnBookings, 400)]);
  renderPortal(<BookingsPage />);
  expect(await screen.findByText('Fetching bookings failed. Kindly Refresh')).toBeVisible();
});
