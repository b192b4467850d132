import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { keys } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/rules';
import { signOutEverywhere } from 'shared-api/sign-in';
import { fails, hangs, refuses, replies } from 'shared-api/testing';
import {
  aDeskBooking,
  day,
  december1,
  flight,
  flown,
  forgetMarks,
  type Opening,
  show,
} from '../../testing/bookingDesk.tsx';

afterEach(forgetMarks);

describe('an outcome at the booking desk', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** The server stores each outcome that it receives. */
  const aDay = (rows: api.DeskBooking[], own: Opening = {}) => {
    const stored = new Map(rows.map((row) => [row.id, row]));
    const shown = show(
      [
        replies(api.deskDay, () => [...stored.values()]),
        replies(api.updateBookingStatus, ({ body }) => {
          const { Id, BookingStatus: to } = body as { Id: number; BookingStatus: BookingStatus };
          const booking = stored.get(Id) ?? aDeskBooking();
          const moved = { ...booking, bookingStatus: to };
          stored.set(booking.id, moved);
          return moved;
        }),
      ],
      { route: december1, faked: true, ...own },
    );
    const sent = () => shown.server.of(api.updateBookingStatus).map(({ body }) => body);
    const change = async (id: number, changes: Partial<api.DeskBooking>) => {
      stored.set(id, { ...(stored.get(id) ?? aDeskBooking()), ...changes });
      await act(() => shown.queryClient.invalidateQueries({ queryKey: keys.bookings }));
    };
    return { ...shown, sent, change };
  };
  const rendered = (Id: number) => ({ Id, BookingStatus: 'Service_Rendered' });
  const renderedButton = () => screen.findByRole('button', { name: /^Service rendered: Sample Client/ });
  /** An outcome is stored on this computer until the server has answered. */
  const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsent-outcome'));

  it('is marked in place without a question after its flight, and sent six seconds later [STAFF-12] [STATUS-10]', async () => {
    const { user, sent } = aDay([aDeskBooking(flown)]);
    await user.click(await renderedButton());
    expect(within(await flight()).getByText('Service rendered')).toBeVisible();
    await pass(5_000);
    expect(sent()).toEqual([]);
    await pass(1_100);
    expect(sent()).toEqual([rendered(21)]);
    expect(kept()).toEqual([]);
    expect(within(await flight()).getByText('Service_Rendered')).toBeVisible();
  });

  it('is taken back within six seconds and never sent [STAFF-12]', async () => {
    const { user, sent } = aDay([aDeskBooking(flown)]);
    await user.click(await renderedButton());
    const [inRow] = screen.getAllByRole('button', { name: 'Undo: Sample Client, flight P47121' });
    await user.click(inRow ?? document.body);
    await pass(10_000);
    expect(sent()).toEqual([]);
    expect(kept()).toEqual([]);
    expect(await renderedButton()).toBeVisible();
  });

  it.each([
    ['the page is about to be left', () => window.dispatchEvent(new Event('beforeunload'))],
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        jest.restoreAllMocks();
      },
    ],
    ['its user logs out', () => signOutEverywhere()],
  ])('leaves at once when %s [STAFF-12]', async (_, leave) => {
    const { user, sent } = aDay([aDeskBooking(flown)]);
    await user.click(await renderedButton());
    await act(async () => leave());
    await pass(0);
    expect(sent()).toEqual([rendered(21)]);
  });

  it.each([
    ['did not arrive', fails],
    ['was not answered', hangs],
    ['came when too many were sent', (endpoint: api.Endpoint) => refuses(endpoint, 429)],
  ])(
    'that left with its page and %s is sent again by the next one, once, and told [STAFF-12]',
    async (_, lost) => {
      const left = show([day([aDeskBooking(flown)]), lost(api.updateBookingStatus)], {
        route: december1,
        faked: true,
      });
      await left.user.click(await renderedButton());
      await act(async () => void window.dispatchEvent(new Event('pagehide')));
      left.unmount();
      const [first] = left.server.of(api.updateBookingStatus);
      expect(kept().map((name) => localStorage.getItem(name))).toEqual([
        expect.not.stringMatching(/Sample|Golf|P47121/),
      ]);
      const { server } = aDay([aDeskBooking(flown)]);
      await flight();
      await pass(10_100);
      const [again, ...more] = server.of(api.updateBookingStatus);
      expect(again?.body).toEqual(rendered(21));
      expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
      expect(more).toEqual([]);
      expect(await screen.findByText('1 outcome that was marked here before is stored')).toBeVisible();
      expect(kept()).toEqual([]);
    },
  );

  it('leaves at once with the day that it was marked on [STAFF-12]', async () => {
    const { user, sent } = aDay([aDeskBooking(flown)]);
    await user.click(await renderedButton());
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await pass(100);
    expect(sent()).toEqual([rendered(21)]);
  });

  it('is marked once by a double press, and what comes next is not offered beneath it [STAFF-12]', async () => {
    const { user, sent } = aDay([aDeskBooking(flown)], { role: 'Administrator' });
    await user.dblClick(await renderedButton());
    await pass(6_100);
    expect(sent()).toEqual([rendered(21)]);
    expect(within(await flight()).getByText('Service_Rendered')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More actions/ })).not.toBeInTheDocument();
  });

  it('moves no row beneath the finger: what is marked stays until the next mark', async () => {
    const { user } = aDay([aDeskBooking(flown), aDeskBooking({ ...flown, id: 22, flight_Number: 'W3101' })]);
    await user.click(await screen.findByRole('button', { name: /^Service rendered: .*P47121/ }));
    await pass(10_000);
    expect(await flight()).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Service rendered: .*W3101/ }));
    expect(screen.queryByRole('region', { name: /P47121/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 done')).toBeVisible();
    await pass(10_000);
    expect(screen.getByText('1 more done')).toBeVisible();
  });

  it('is asked for before the flight, with its time [STAFF-12]', async () => {
    const { user, sent } = aDay([aDeskBooking()]);
    await user.click(await renderedButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Service rendered?' }));
    expect(dialog.getByText(/The flight is still to come/)).toHaveTextContent(
      '1st December, 2099, 06:15 WAT.',
    );
    await pass(10_000);
    expect(sent()).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Record service rendered' }));
    await pass(6_100);
    expect(sent()).toEqual([rendered(21)]);
  });

  it.each([
    ['No show', 'No_Show', /The client is charged ₦50,000.00: nothing is refunded/, 'Record no show'],
    [
      'Flight cancelled',
      'Flight_Canceled',
      /The whole price, ₦50,000.00, goes back/,
      'Record flight cancelled, refund ₦50,000.00',
    ],
  ])(
    '%s stands in the menu alone, says its money there, and is asked for [STAFF-12]',
    async (label, to, money, confirm) => {
      const { user, sent } = aDay([aDeskBooking(flown)]);
      await flight();
      expect(screen.queryByText(new RegExp(label))).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /^More actions/ }));
      const entry = screen.getByRole('menuitem', { name: new RegExp(`^${label}`) });
      expect(entry).toHaveTextContent(money);
      await user.click(entry);
      const dialog = within(await screen.findByRole('dialog', { name: `${label}?` }));
      expect(dialog.getByText(/It can be undone for six seconds/)).toHaveTextContent(money);
      await user.click(dialog.getByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent()).toEqual([]);
      await pass(6_100);
      expect(sent()).toEqual([{ Id: 21, BookingStatus: to }]);
    },
  );

  it('is given to all bookings of a flight by one press, and taken back for all by one [STAFF-12]', async () => {
    const { user, sent } = aDay([aDeskBooking(flown), aDeskBooking({ ...flown, id: 22 })]);
    await user.click(await screen.findByRole('button', { name: 'Mark all 2 bookings of P47121' }));
    await user.click(screen.getByRole('button', { name: 'Undo: 2 bookings of P47121' }));
    await pass(10_000);
    expect(sent()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Mark all 2 bookings of P47121' }));
    await pass(6_100);
    expect(sent()).toEqual([rendered(21), rendered(22)]);
  });

  it('is worked through by keys: r marks and goes on, u takes the last one back, n asks [STAFF-12]', async () => {
    const numbers = ['P47121', 'W3101', 'QI0312'];
    const { user, sent } = aDay(
      numbers.map((flight_Number, index) => aDeskBooking({ ...flown, id: 21 + index, flight_Number })),
    );
    await flight();
    await user.keyboard('rrru');
    await pass(6_100);
    expect(sent()).toEqual([rendered(21), rendered(22)]);
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}n');
    expect(await screen.findByRole('dialog', { name: 'No show?' })).toHaveTextContent('flight QI0312');
  });

  it('is not sent over a colleague’s, who is named [STATUS-11]', async () => {
    const { user, sent, change } = aDay([aDeskBooking(flown)]);
    await user.click(await renderedButton());
    await change(21, { bookingStatus: 'No_Show', modifiedBy_FirstName: 'Bravo' });
    expect(
      await screen.findByText(/^Already set to No show by Bravo. Your mark was not stored./),
    ).toBeVisible();
    await pass(10_000);
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Understood/ }));
    expect(screen.queryByText(/^Already set/)).not.toBeInTheDocument();
  });

  it('that is refused says who was faster and how the booking stands now [STATUS-11]', async () => {
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
      { route: december1, faked: true },
    );
    await user.click(await renderedButton());
    await pass(6_100);
    expect(
      await screen.findByText(/^Already set to No show by Bravo. Your mark was not stored./),
    ).toBeVisible();
    expect(screen.getByText('Booking update failed')).toBeVisible();
  });

  it('that comes after the end of the session is not stored, which the officer is told', async () => {
    const { user } = show([day([aDeskBooking(flown)]), refuses(api.updateBookingStatus, 401)], {
      route: december1,
      faked: true,
    });
    await user.click(await renderedButton());
    await pass(6_100);
    expect(
      await screen.findByText('What you marked last is not stored. Please mark it again.'),
    ).toBeVisible();
    expect(kept()).toEqual([]);
  });

  it('whose reply was lost does not make the reader a faster colleague', async () => {
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
      { route: december1, faked: true },
    );
    await user.click(await renderedButton());
    await pass(6_100);
    expect(await within(await flight()).findByText('Service_Rendered')).toBeVisible();
    expect(screen.queryByText(/Already set/)).not.toBeInTheDocument();
  });
});
