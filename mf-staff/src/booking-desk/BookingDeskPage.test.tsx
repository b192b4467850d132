import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { keys, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/rules';
import {
  aBooking,
  aPassenger,
  aStaffMember,
  fakeApi,
  type Handler,
  refuses,
  replies,
} from 'shared-api/testing';
import { offered, renderPortal } from 'shared-ui/testing';
import { BookingDeskPage } from './BookingDeskPage.tsx';

/** A flight that is over. */
const flown = { date_Of_Arrival: '2020-12-01T05:15:00.000Z' };

const aDeskBooking = (own: Partial<api.DeskBooking> = {}): api.DeskBooking => ({
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

interface Opening {
  role?: string;
  airportIds?: number[];
  route?: string;
}
function show(handlers: Handler[], { role = 'Protocol Officer', airportIds = [], route = '' }: Opening = {}) {
  session.signIn('token', aStaffMember(role, { airportIds }));
  const server = fakeApi(handlers);
  const portal = renderPortal(<BookingDeskPage />, {
    route: `/app/desk/bookings${route}`,
    path: '/app/desk/bookings',
  });
  const asked = () => Object.fromEntries(server.of(api.deskDay).at(-1)?.url.searchParams ?? []);
  return { ...portal, server, asked };
}
const day = (rows: api.DeskBooking[] = [aDeskBooking()]) => replies(api.deskDay, rows);
const flight = () => screen.findByRole('region', { name: 'Flight P47121 at 06:15 AM' });
const december1 = '?airport=13&date=2026-12-01';

describe('the booking desk', () => {
  it('shows flight, service, passengers with their needs and whom to call, by the hour', async () => {
    show([day()], { route: december1 });
    const shown = within(await flight());
    expect(
      screen.getByRole('heading', { name: /^06:00 AM 1 flight, 1 passenger, 1 without an outcome/ }),
    ).toBeVisible();
    expect(shown.getByText('Arrival service')).toBeVisible();
    expect(shown.getByText('Wheelchair; No stairs')).toBeVisible();
    expect(shown.getByRole('link', { name: /Call Golf Hotel/ })).toHaveTextContent('0803 123 4567');
    expect(shown.getByRole('link', { name: /Call Sample Client/ })).toHaveAttribute(
      'href',
      'tel:+2348031234567',
    );
  });

  it('opens today at the first own airport, and offers no other ones', async () => {
    jest.useFakeTimers({
      now: new Date('2026-12-01T23:30:00Z'),
      doNotFake: ['queueMicrotask', 'setTimeout'],
    });
    try {
      const { user, asked } = show([day()], { airportIds: [14, 13] });
      expect(await offered(user, await screen.findByLabelText('Airport'))).toHaveLength(2);
      // In Lagos the next day has begun.
      await waitFor(() => expect(asked()).toEqual({ airportId: '13', date: '2026-12-02' }));
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes a day that is typed, once it exists, and stays where it is for none', async () => {
    const { user, asked, location } = show([day()], { route: december1 });
    const typed = await screen.findByRole('textbox', { name: 'Day' });
    expect(typed).toHaveValue('01/12/2026');
    await user.clear(typed);
    await user.paste('24/12/2026');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked().date).toBe('2026-12-24'));
    await user.clear(typed);
    await user.paste('31/02/2026');
    await user.keyboard('{Enter}');
    expect(typed).toBeInvalid();
    await user.clear(typed);
    await user.keyboard('{Enter}');
    expect(typed).toHaveValue('24/12/2026');
    expect(location()).toContain('date=2026-12-24');
  });

  it('turns the day by its buttons and by the arrow keys, not while somebody types', async () => {
    const { user, asked, location } = show([day()], { route: december1 });
    await user.click(await screen.findByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(asked().date).toBe('2026-12-02'));
    expect(location()).toContain('date=2026-12-02');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(asked().date).toBe('2026-11-30'));
    await user.click(await screen.findByLabelText('Search the day'));
    await user.keyboard('{ArrowLeft}');
    expect(location()).toContain('date=2026-11-30');
  });

  it('marks a service rendered after its flight in place, without a question, and shows it [STAFF-12] [STATUS-10]', async () => {
    let bookingStatus: BookingStatus = 'Processing';
    const { user, server } = show(
      [
        replies(api.deskDay, () => [aDeskBooking({ ...flown, bookingStatus })]),
        replies(api.updateBookingStatus, () => {
          bookingStatus = 'Service_Rendered';
          return aBooking({ bookingStatus });
        }),
      ],
      { route: december1 },
    );
    await user.click(await screen.findByRole('button', { name: /^Service rendered: Sample Client/ }));
    expect(await within(await flight()).findByText('Service_Rendered')).toBeVisible();
    expect(server.of(api.updateBookingStatus)[0]?.body).toEqual({
      Id: 21,
      BookingStatus: 'Service_Rendered',
    });
    expect(screen.queryByRole('button', { name: /^No show/ })).not.toBeInTheDocument();
  });

  it('asks before a service is rendered whose flight is still to come, and tells its time [STAFF-12]', async () => {
    const { user, server } = show([day(), replies(api.updateBookingStatus, aBooking())], {
      route: december1,
    });
    await user.click(await screen.findByRole('button', { name: /^Service rendered/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Service rendered?' }));
    expect(dialog.getByText('The flight is still to come: 1st December, 2099, 06:15 AM WAT.')).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Record service rendered' }));
    await waitFor(() => expect(server.of(api.updateBookingStatus)).toHaveLength(1));
  });

  it('asks before a no-show, and says what the client is charged [STAFF-12]', async () => {
    const { user, server } = show([day(), replies(api.updateBookingStatus, aBooking())], {
      route: december1,
    });
    await user.click(await screen.findByRole('button', { name: /^No show/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'No show?' }));
    expect(dialog.getByText(/charged ₦50,000.00: nothing is refunded. This cannot be undone/)).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
    await user.dblClick(dialog.getByRole('button', { name: 'Record no show' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of(api.updateBookingStatus).map(({ body }) => body)).toEqual([
      { Id: 21, BookingStatus: 'No_Show' },
    ]);
  });

  it('offers no next move beneath the finger that has just pressed [STAFF-12]', async () => {
    let bookingStatus: BookingStatus = 'Processing';
    const { user } = show(
      [
        replies(api.deskDay, () => [aDeskBooking({ ...flown, bookingStatus })]),
        replies(api.updateBookingStatus, () => {
          bookingStatus = 'Service_Rendered';
          return aBooking({ bookingStatus });
        }),
      ],
      { role: 'Administrator', route: december1 },
    );
    await user.dblClick(await screen.findByRole('button', { name: /^Service rendered/ }));
    expect(await screen.findByText('Service_Rendered')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payment received/ })).not.toBeInTheDocument();
  });

  it('asks before a payment is closed, wherever a colleague has rendered the service meanwhile', async () => {
    const { user, server } = show([day([aDeskBooking({ ...flown, bookingStatus: 'Service_Rendered' })])], {
      role: 'Finance Officer',
      route: december1,
    });
    await user.click(await screen.findByRole('button', { name: /^Payment received/ }));
    expect(await screen.findByRole('dialog', { name: 'Payment received?' })).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
  });

  it('offers nothing that it could not send while there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show([day([aDeskBooking(flown)])], { route: december1 });
    await flight();
    for (const name of [/^Service rendered/, /^No show/, /^Flight cancelled/])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    jest.restoreAllMocks();
  });

  it('does not take the reader for a faster colleague when the reply was lost', async () => {
    let taken: Partial<api.DeskBooking> = flown;
    const { user } = show(
      [
        replies(api.deskDay, () => [aDeskBooking(taken)]),
        {
          endpoint: api.updateBookingStatus,
          answer: () => {
            taken = { ...flown, bookingStatus: 'Service_Rendered', modifiedBy_FirstName: 'Alfa' };
            return Promise.reject(new TypeError('Failed to fetch'));
          },
        },
      ],
      { route: december1 },
    );
    await user.click(await screen.findByRole('button', { name: /^Service rendered/ }));
    expect(await within(await flight()).findByText('Service_Rendered')).toBeVisible();
    expect(screen.queryByText(/Already set/)).not.toBeInTheDocument();
  });

  it('asks before it gives money back [STAFF-12]', async () => {
    const { user, server } = show([day(), replies(api.updateBookingStatus, aBooking())], {
      route: december1,
    });
    await user.click(await screen.findByRole('button', { name: /^Flight cancelled/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/whole price, ₦50,000.00, goes back.*cannot be undone/)).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Record flight cancelled, refund ₦50,000.00' }));
    await waitFor(() =>
      expect(server.of(api.updateBookingStatus)[0]?.body).toEqual({
        Id: 21,
        BookingStatus: 'Flight_Canceled',
      }),
    );
  });

  it('tells who was faster and how the booking stands now [STATUS-11]', async () => {
    let taken: Partial<api.DeskBooking> = flown;
    const { user } = show(
      [
        replies(api.deskDay, () => [aDeskBooking(taken)]),
        {
          ...refuses(api.updateBookingStatus, 400),
          answer: () => {
            taken = { ...flown, bookingStatus: 'No_Show', modifiedBy_FirstName: 'Bravo' };
            return new Response('{}', { status: 400 });
          },
        },
      ],
      { route: december1 },
    );
    await user.click(await screen.findByRole('button', { name: /^Service rendered/ }));
    expect(
      await screen.findByText('Already set to No_Show by Bravo. Your mark was not stored.'),
    ).toBeVisible();
    expect(screen.getByText('Booking update failed')).toBeVisible();
  });

  it('reads again when the server says that a booking changed', async () => {
    let rows = [aDeskBooking()];
    const { queryClient } = show([replies(api.deskDay, () => rows)], { route: december1 });
    await flight();
    rows = [...rows, aDeskBooking({ id: 22, flight_Number: 'W3101' })];
    await queryClient.invalidateQueries({ queryKey: keys.bookings });
    expect(await screen.findByRole('region', { name: 'Flight W3101 at 06:15 AM' })).toBeVisible();
  });

  it('finds a passenger within the day, and says when nobody matches', async () => {
    const rows = [
      aDeskBooking(),
      aDeskBooking({ id: 22, flight_Number: 'W3101', passengers: [aPassenger()] }),
    ];
    const { user } = show([day(rows)], { route: december1 });
    await user.type(await screen.findByLabelText('Search the day'), 'golf hotel{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /W3101/ })).not.toBeInTheDocument());
    expect(await flight()).toBeVisible();
    await user.type(screen.getByLabelText('Search the day'), 'x{Enter}');
    expect(await screen.findByText('No booking matches')).toBeVisible();
  });

  it.each(['Registration Officer', 'Finance Officer'])('lets a %s read and mark nothing', async (role) => {
    show([day()], { role, route: december1 });
    await flight();
    expect(
      screen.queryByRole('button', { name: /Service rendered|No show|Flight cancelled/ }),
    ).not.toBeInTheDocument();
  });

  it('says when there is nobody to serve', async () => {
    show([day([])], { route: december1 });
    expect(await screen.findByText('There are no bookings on this day')).toBeVisible();
  });

  it('says when the day cannot be read [ERR-13]', async () => {
    show([refuses(api.deskDay, 404)], { route: december1 });
    expect(await screen.findAllByText('Fetching bookings failed. Kindly Refresh')).not.toHaveLength(0);
  });

  it('puts the day on paper with its airport, the time of printing and room to sign', async () => {
    const { container } = show([day()], { route: december1 });
    await flight();
    const sheet = container.querySelector('table');
    expect(sheet).toHaveTextContent(/Murtala Muhammed.*1st December, 2026Printed .* WAT/);
    expect(sheet).toHaveTextContent(/Golf Hotel – Wheelchair; No stairs/);
    expect(sheet).toHaveTextContent('Signature');
  });
});
