import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingQuery } from 'shared-api/bookings';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import type { BookingStatus, Role } from 'shared-api/rules';
import { aBooking, aClient, aPassenger, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { BookingOutcome } from './BookingOutcome.tsx';

/** As on the portal's pages, the status comes from the server's last reply. */
function OpenBooking() {
  const { data } = useQuery(bookingQuery(21));
  return data ? (
    <>
      <p>Status {data.bookingStatus}</p>
      <BookingOutcome bookingId={data.id} bookingStatus={data.bookingStatus} />
    </>
  ) : null;
}

const outcomeSetAt = new Date().toISOString();

function show(
  role: Role,
  status: BookingStatus,
  answer = replies(api.updateBookingStatus, aBooking()),
  correctionDays = 0,
  { noShowWaitMinutes = 0, ...own }: Partial<api.Booking> & { noShowWaitMinutes?: number } = {},
) {
  session.signIn('token', role === 'Client' ? aClient() : aStaffMember(role));
  let now = status;
  const server = fakeApi([
    replies(api.bookingById, () =>
      aBooking({
        bookingStatus: now,
        history: [{ status: now, dateCreated: outcomeSetAt, by: null }],
        ...own,
      }),
    ),
    replies(api.readPublicSettings, { ...api.builtInPublicSettings, correctionDays, noShowWaitMinutes }),
    {
      ...answer,
      answer: (request) => {
        now = 'No_Show';
        return answer.answer(request);
      },
    },
  ]);
  return { ...renderPortal(<OpenBooking />), server };
}
const offered = async () => {
  await screen.findByText(/^Status /);
  return screen.queryAllByRole('button').map((button) => button.textContent);
};

describe("a booking's outcome", () => {
  it.each<[Role, BookingStatus, string[]]>([
    ['Protocol Officer', 'Processing', ['Service rendered', 'No show', 'Flight cancelled']],
    ['Protocol Officer', 'Service_Rendered', []],
    ['Finance Officer', 'Service_Rendered', ['Payment received']],
    ['Finance Officer', 'Processing', []],
    ['Administrator', 'No_Show', ['Correct a name']],
    ['Client', 'Processing', []],
  ])('offers a %s of a booking in %s only what is allowed [STAFF-12]', async (role, status, labels) => {
    show(role, status);
    expect(await offered()).toEqual(labels);
  });

  it('is sent once confirmed, under a key of its own, and replaces the status in open details [STATUS-10] [STATUS-11]', async () => {
    const { user, server } = show('Protocol Officer', 'Processing');
    await user.click(await screen.findByRole('button', { name: 'No show' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record no show' }),
    );
    expect(await screen.findByText('Booking updated successfully')).toBeVisible();
    const [sent] = server.of(api.updateBookingStatus);
    expect(sent?.body).toEqual({ Id: 21, BookingStatus: 'No_Show' });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(await screen.findByText('Status No_Show')).toBeVisible();
  });

  it('No show waits as long as it is set, and asks with who was met and how long was waited', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const at = minutesAgo(30);
    const met = { state: 'met' as const, at, metAt: at, doubtful: false };
    const passengers = [aPassenger({ firstName: 'Golf', attendance: met }), aPassenger({ id: 32 })];
    const due = { date_Of_Arrival: minutesAgo(59), passengers };
    const early = show('Protocol Officer', 'Processing', undefined, 0, { ...due, noShowWaitMinutes: 60 });
    const button = await screen.findByRole('button', { name: 'No show' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^From \d\d:\d\d$/));
    early.unmount();
    const { user, server } = show('Protocol Officer', 'Processing', undefined, 0, due);
    await user.click(await screen.findByRole('button', { name: 'No show' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Met: .*Golf/);
    expect(dialog).toHaveTextContent('This cannot be undone.');
    await user.click(within(dialog).getByRole('button', { name: 'Record no show' }));
    await waitFor(() =>
      expect(server.of(api.updateBookingStatus)[0]?.body).toMatchObject({
        Reason: expect.stringMatching(/^Waited \d\d:\d\d to \d\d:\d\d\.$/),
      }),
    );
  });

  it('No show of an earlier day says no waiting time by itself, and takes none that ends before it begins', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const { user, server } = show('Protocol Officer', 'Processing', undefined, 0, {
      date_Of_Arrival: hoursAgo(11),
    });
    await user.click(await screen.findByRole('button', { name: 'No show' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByRole('combobox', { name: /^Waited from/ });
    const to = dialog.getByRole('combobox', { name: /^Waited until/ });
    expect(from).toHaveValue('');
    expect(to).toHaveValue('');
    await user.type(from, '12:10{Tab}');
    await user.type(to, '11:50{Tab}');
    const record = dialog.getByRole('button', { name: 'Record no show' });
    await user.click(record);
    expect(await dialog.findByText('Must be later than the beginning')).toBeVisible();
    await user.type(from, '22:10{Tab}');
    await user.type(to, '00:10{Tab}');
    await user.click(record);
    await waitFor(() =>
      expect(server.of(api.updateBookingStatus)[0]?.body).toMatchObject({ Reason: 'Waited 22:10 to 00:10.' }),
    );
  });

  it('is said to be correctable, for as long as it is', async () => {
    const { user } = show('Protocol Officer', 'Processing', undefined, 3);
    await user.click(await screen.findByRole('button', { name: 'No show' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It can be corrected for 3 days: one proposes it, another approves.');
    expect(dialog).not.toHaveTextContent('cannot be undone');
  });

  it('is not recorded without a connection, and says so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('Protocol Officer', 'Processing');
    for (const name of ['Service rendered', 'No show', 'Flight cancelled'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(/offline|connection/i);
    jest.restoreAllMocks();
  });

  it('an Administrator corrects the name of a passenger of a booking that has ended, with a reason', async () => {
    const { user, server } = show('Administrator', 'No_Show', replies(api.correctNames, {}), 0, {
      version: 3,
      passengers: [aPassenger({ id: 31, firstName: 'Tanggo', lastName: 'Sierra' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Correct a name' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^First name/));
    await fill(user, dialog.getByLabelText(/^First name/), 'Tango');
    await user.click(dialog.getByRole('button', { name: 'Correct name' }));
    expect(server.of(api.correctNames)).toHaveLength(0);
    await fill(user, dialog.getByLabelText(/^Reason/), 'Misspelt');
    await user.click(dialog.getByRole('button', { name: 'Correct name' }));
    expect(await screen.findByText('Name corrected')).toBeVisible();
    const body = { version: 3, passengerId: 31, FirstName: 'Tango', LastName: 'Sierra', reason: 'Misspelt' };
    expect(server.of(api.correctNames).map((sent) => sent.body)).toEqual([body]);
  });

  it('tells the present state when a colleague was faster [STATUS-11]', async () => {
    const taken = refuses(api.updateBookingStatus, 400, { errors: ['The booking is No_Show already'] });
    const { user } = show('Protocol Officer', 'Processing', taken);
    await user.click(await screen.findByRole('button', { name: 'Service rendered' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record service rendered' }),
    );
    expect(await screen.findByText('The booking is No_Show already')).toBeVisible();
    expect(await screen.findByText('Status No_Show')).toBeVisible();
  });

  it('that ended leads to its correction while outcomes are corrected, for whoever may propose one', async () => {
    show('Finance Officer', 'No_Show', undefined, 30);
    expect(await screen.findByRole('link', { name: 'Correct the outcome' })).toHaveAttribute(
      'href',
      '/app/desk/corrections?booking=21',
    );
  });
});
