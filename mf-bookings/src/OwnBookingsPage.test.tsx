import { screen, waitFor, within } from '@testing-library/react';
import { listOwnBookings, listServices, pageMeta, updateBookingStatus } from 'shared-api/contract';
import { aBooking, aService, fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { OwnBookingsPage } from './OwnBookingsPage.tsx';
import { signedIn } from './testing/signedIn.ts';

it('the one booking that a search leaves can be cancelled at once, and several keep the calm row', async () => {
  signedIn();
  const far = { date_Of_Travel: '2099-12-01', date_Of_Arrival: '2099-12-01T13:00:00.000Z' };
  fakeApi([replies(listOwnBookings, [aBooking(far), aBooking({ ...far, id: 22 })], pageMeta(1, 2, 10))]);
  const several = renderPortal(<OwnBookingsPage />, { route: '/?search=P47' });
  await screen.findAllByRole('button', { name: /^Actions for booking/ });
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  several.unmount();
  fakeApi([replies(listOwnBookings, [aBooking(far)], pageMeta(1, 1, 10))]);
  const { user } = renderPortal(<OwnBookingsPage />, { route: '/?search=P47121' });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
});

it('a booking is cancelled from the list, and one that no longer can be is not offered it [CANCEL-02] [CANCEL-04]', async () => {
  signedIn();
  const far = { date_Of_Travel: '2099-12-01', date_Of_Arrival: '2099-12-01T13:00:00.000Z' };
  let status: 'Processing' | 'Canceled' = 'Processing';
  const api = fakeApi([
    replies(
      listOwnBookings,
      () => [
        aBooking({ ...far, bookingStatus: status }),
        aBooking({ ...far, id: 22, bookingStatus: 'Canceled' }),
      ],
      pageMeta(1, 2, 10),
    ),
    replies(updateBookingStatus, () => {
      status = 'Canceled';
      return aBooking({ ...far, bookingStatus: status });
    }),
  ]);
  const { user } = renderPortal(<OwnBookingsPage />);
  const menu = /^Actions for booking 2026-000124 of/;
  const [first] = await screen.findAllByRole('button', { name: menu });
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  expect(api.of(updateBookingStatus)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled successfully')).toBeVisible();
  expect(await screen.findAllByText('Cancelled', { selector: 'td *' })).toHaveLength(2);
  const [again] = screen.getAllByRole('button', { name: menu });
  await user.click(again as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'View' })).toHaveAttribute('href', '/app/booking/21');
  expect(screen.queryByRole('menuitem', { name: 'Cancel booking' })).not.toBeInTheDocument();
});

it('a service that was withdrawn is not offered to be booked again', async () => {
  signedIn();
  const withdrawn = aBooking({ id: 22, service: { ...aBooking().service, id: 99, name: 'Withdrawn' } });
  fakeApi([
    replies(listOwnBookings, [aBooking(), withdrawn], pageMeta(1, 2, 10)),
    replies(listServices, [aService({ id: aBooking().service.id ?? 0 })]),
  ]);
  const { user } = renderPortal(<OwnBookingsPage />);
  const [of, ofWithdrawn] = await screen.findAllByRole('button', { name: /^Actions for booking/ });
  await user.click(of as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Book again' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  await user.click(ofWithdrawn as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Book again' })).not.toBeInTheDocument();
});
