import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { keys } from 'shared-api/http';
import { aBooking, aPassenger, refuses, replies } from 'shared-api/testing';
import { offered } from 'shared-ui/testing';
import { aDeskBooking, day, december1, flight, flown, forgetMarks, show } from '../testing/bookingDesk.tsx';

afterEach(forgetMarks);

describe('the booking desk', () => {
  it('shows flight, service and passengers on one line, their needs and whom to call when it is opened', async () => {
    const { user } = show([day()], { route: december1 });
    const shown = within(await flight());
    expect(
      screen.getByRole('heading', { name: /^06:00 1 flight, 1 passenger, 1 without an outcome/ }),
    ).toBeVisible();
    const row = shown.getByRole('button', { name: /P47121.*Arrival service.*1 passenger.*Golf Hotel/ });
    expect(within(row).getByText('1 wheelchair')).toBeVisible();
    expect(within(row).getByText('No stairs')).toBeVisible();
    expect(shown.getByRole('button', { name: /^Service rendered/ })).toHaveTextContent('Rendered');
    await user.click(row);
    const details = within(await screen.findByRole('dialog', { name: 'Flight P47121' }));
    expect(details.getByText('Wheelchair; No stairs')).toBeVisible();
    expect(details.getByRole('link', { name: /Call .*Golf Hotel/ })).toHaveTextContent('0803 123 4567');
    expect(details.getByRole('link', { name: /Call Sample Client/ })).toHaveAttribute(
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

  it('opens on what is to do, counts it, and folds what is done away', async () => {
    const done = aDeskBooking({ id: 22, flight_Number: 'W3101', bookingStatus: 'Service_Rendered' });
    const { user } = show([day([aDeskBooking(), done])], { route: december1 });
    expect(await flight()).toBeVisible();
    expect(screen.getByText('1 done')).toBeVisible();
    expect(screen.getByText('W3101', { selector: 'strong' })).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'To do 1' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: 'Done 1' }));
    expect(await screen.findByRole('region', { name: 'Flight W3101 at 06:15' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /P47121/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All 2' }));
    expect(await flight()).toBeVisible();
  });

  it('leads to its hours once there are four of them, with how many come in each', async () => {
    const at = (hour: number) =>
      aDeskBooking({ id: hour, date_Of_Arrival: `2099-12-01T1${hour}:15:00.000Z` });
    const { unmount } = show([day([0, 1, 2].map(at))], { route: december1 });
    expect(await screen.findByRole('heading', { name: /^11:00/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Hours' })).not.toBeInTheDocument();
    unmount();
    show([day([0, 1, 2, 3].map(at))], { route: december1 });
    const hours = within(await screen.findByRole('navigation', { name: 'Hours' }));
    expect(hours.getByRole('link', { name: /^14:00 1 passenger 1 open/ })).toBeVisible();
  });

  it('asks before a payment is closed, wherever a colleague has rendered the service meanwhile', async () => {
    const { user, server } = show([day([aDeskBooking({ ...flown, bookingStatus: 'Service_Rendered' })])], {
      role: 'Finance Officer',
      route: `${december1}&show=done`,
    });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /^Payment received/ }));
    expect(await screen.findByRole('dialog', { name: 'Payment received?' })).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
  });

  it('moves a flight from its row, with the reason that the client reads', async () => {
    const mayChange: api.Booking['mayChange'] = { until: null, what: ['details', 'flight'] };
    const { user, server } = show(
      [
        day(),
        replies(
          api.bookingById,
          aBooking({
            version: 2,
            date_Of_Travel: '2099-12-01',
            date_Of_Arrival: '2099-12-01T05:15:00.000Z',
            mayChange,
          }),
        ),
        replies(api.changeBooking, aBooking()),
      ],
      { route: december1 },
    );
    await flight();
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Change time' }));
    const number = await screen.findByLabelText(/^Flight number/);
    const dialog = within(screen.getByRole('dialog', { name: /^Change time of/ }));
    await user.clear(number);
    await user.type(number, 'P47125');
    await user.type(dialog.getByLabelText(/^Reason/), 'Airline moved it');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
    expect(await screen.findByText('Booking changed successfully')).toBeVisible();
    const [sent] = server.of(api.changeBooking);
    expect(sent?.body).toEqual({ version: 2, reason: 'Airline moved it', Flight_Number: 'P47125' });
    expect(sent?.url.search).toBe('?expectedCharge=0&expectedRefund=0');
  });

  it('offers nothing that it could not send while there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, server } = show([day([aDeskBooking(flown)])], { route: december1 });
    await flight();
    expect(screen.getByRole('button', { name: /^Service rendered/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('r');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
    jest.restoreAllMocks();
  });

  it('tells with a red line where the day has come to, today alone', async () => {
    jest.useFakeTimers({
      now: new Date('2026-12-01T06:00:00Z'),
      doNotFake: ['queueMicrotask', 'setTimeout'],
    });
    try {
      const at = (hour: string) => ({ date_Of_Arrival: `2026-12-01T${hour}:15:00.000Z` });
      const rows = [aDeskBooking(at('05')), aDeskBooking({ ...at('08'), id: 22, flight_Number: 'W3101' })];
      show([day(rows)], { route: december1 });
      const line = await screen.findByText('07:00 now');
      const ahead = screen.getByRole('region', { name: 'Flight W3101 at 09:15' });
      expect(line.compareDocumentPosition(await flight())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
      expect(line.compareDocumentPosition(ahead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads again when the server says that a booking changed', async () => {
    let rows = [aDeskBooking()];
    const { queryClient } = show([replies(api.deskDay, () => rows)], { route: december1 });
    await flight();
    rows = [...rows, aDeskBooking({ id: 22, flight_Number: 'W3101' })];
    await queryClient.invalidateQueries({ queryKey: keys.bookings });
    expect(await screen.findByRole('region', { name: 'Flight W3101 at 06:15' })).toBeVisible();
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
    expect(screen.queryByRole('button', { name: /Service rendered|More actions/ })).not.toBeInTheDocument();
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
