import { act, screen } from '@testing-library/react';
import { bookingQuery } from 'shared-api/bookings';
import { bookingById, listAirports, updateBookingStatus, userById } from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { aBooking, aClient, aStaffMember, fakeApi, type Handler, replies } from 'shared-api/testing';
import type { SlotImplementations } from 'shared-ui';
import { renderPortal } from 'shared-ui/testing';
import { BookingById, BookingPage } from './BookingPage.tsx';
import remote from './remote.tsx';
import { signedIn } from './testing/signedIn.ts';

const far = { date_Of_Travel: '2099-12-01', date_Of_Arrival: '2099-12-01T13:00:00.000Z' };
const around = [replies(listAirports, [...airports]), replies(userById, aClient())];
const atItsAddress = { route: '/app/booking/21', path: '/app/booking/:booking_id' };

const slots: SlotImplementations = {
  'staff.bookingOutcome': ({ bookingStatus }) => <p>Outcome of {bookingStatus}</p>,
};

/** The handlers keep the booking's status, as a server does. */
function server(): Handler[] {
  let booking = aBooking(far);
  return [
    ...around,
    replies(bookingById, () => booking),
    replies(updateBookingStatus, () => {
      booking = { ...booking, bookingStatus: 'Canceled' };
      return booking;
    }),
  ];
}

beforeEach(() => void signedIn());

it('the id comes from the address, or as a property from another remote’s page [BOOKDETAIL-12]', async () => {
  const api = fakeApi(server());
  const { unmount } = renderPortal(<BookingPage />, atItsAddress);
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrival service' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Bookings2026-000124');
  unmount();
  renderPortal(<BookingById bookingId="21" />, { route: '/app/transaction-service/21' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrival service' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
  expect(api.of(bookingById).map(({ url }) => url.pathname)).toEqual([
    '/api/booking-services/21',
    '/api/booking-services/21',
  ]);
});

it('the page of a transaction of type 0 gets the booking by its slot [TRANSDETAIL-02]', async () => {
  const api = fakeApi([...around, replies(bookingById, aBooking({ id: 22 }))]);
  const { default: Detail } = await remote.slots['bookings.detail']();
  renderPortal(<Detail bookingId="22" />, { route: '/app/transaction-service/22?type=0' });
  expect(await screen.findByRole('heading', { name: 'Service booking details' })).toBeVisible();
  expect(api.of(bookingById).map(({ url }) => url.pathname)).toEqual(['/api/booking-services/22']);
});

it('a cancelled booking shows its new status without a reload, and no Cancel any more [CANCEL-07]', async () => {
  fakeApi(server());
  const { user } = renderPortal(<BookingPage />, { ...atItsAddress, slots });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/^Outcome of/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect((await screen.findAllByText('Cancelled'))[0]).toBeVisible();
  expect(screen.queryByText('Processing')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('a booking that is opened after a cancelled one can still be cancelled', async () => {
  const handlers = server();
  fakeApi(handlers);
  const { user, router, queryClient } = renderPortal(<BookingPage />, { ...atItsAddress, slots });
  queryClient.setQueryData(bookingQuery(22).queryKey, aBooking({ ...far, id: 22 }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect((await screen.findAllByText('Cancelled'))[0]).toBeVisible();
  fakeApi([...around, replies(bookingById, aBooking({ ...far, id: 22 }))]);
  await act(() => router.navigate('/app/booking/22'));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('staff do not cancel, they record the outcome through the staff’s slot [CANCEL-01]', async () => {
  signedIn(aStaffMember('Protocol Officer'));
  fakeApi(server());
  renderPortal(<BookingPage />, { ...atItsAddress, slots });
  expect(await screen.findByText('Outcome of Processing')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('what another team does for a booking stands beneath it', async () => {
  fakeApi(server());
  renderPortal(<BookingPage />, {
    ...atItsAddress,
    slots: { 'bookings.more': ({ bookingId }) => <p>Lounge of booking {bookingId}</p> },
  });
  expect(await screen.findByText('Lounge of booking 21')).toBeVisible();
});
