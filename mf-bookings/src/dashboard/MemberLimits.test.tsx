import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { cancelBookingMutation } from 'shared-api/bookings';
import { ownLimits, updateBookingStatus } from 'shared-api/contract';
import { permissionsOf } from 'shared-api/permissions';
import { aBooking, aClient, fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { MemberLimits } from './MemberLimits.tsx';

const now = new Date('2026-11-30T23:30:00Z');
const as = (memberRole: 'Deputy' | 'Booker') =>
  signedIn(aClient({ memberRole, ownerId: 1, permissions: permissionsOf('Client', memberRole) }));

it.each([
  [60_000, 500_000, 'You may book ₦60,000.00 at a time, ₦500,000.00 left in December.'],
  [60_000, null, 'You may book ₦60,000.00 at a time.'],
  [null, 500_000, 'You may book ₦500,000.00 more in December.'],
  [0, 500_000, 'Your bookings wait for approval.'],
  [60_000, 0, 'Your bookings wait for approval until the end of December.'],
])('a Booker reads what they may book: %s at a time, %s left', async (perOrder, leftThisMonth, text) => {
  as('Booker');
  fakeApi([replies(ownLimits, { perOrder, leftThisMonth })]);
  renderPortal(<MemberLimits now={now} />);
  const orders = await screen.findByRole('link', { name: 'Your orders' });
  expect(orders.parentElement).toHaveTextContent(`${text} Your orders`);
  expect(orders).toHaveAttribute('href', '/app/orders');
});

it('nothing is said where there is no limit, and a Deputy is not asked about', async () => {
  as('Booker');
  const unlimited = fakeApi([replies(ownLimits, { perOrder: null, leftThisMonth: null })]);
  const { container, unmount } = renderPortal(<MemberLimits now={now} />);
  await waitFor(() => expect(unlimited.of(ownLimits)).toHaveLength(1));
  expect(container).not.toHaveTextContent('You may book');
  unmount();
  as('Deputy');
  const deputy = fakeApi([]);
  renderPortal(<MemberLimits now={now} />);
  expect(deputy.requests).toHaveLength(0);
});

it('what is left of the month follows a cancellation', async () => {
  as('Booker');
  const { of } = fakeApi([
    replies(ownLimits, () => ({ perOrder: null, leftThisMonth: of(updateBookingStatus).length * 25_000 })),
    replies(updateBookingStatus, aBooking({ bookingStatus: 'Canceled' })),
  ]);
  function Cancel() {
    const { mutate } = useMutation(cancelBookingMutation);
    return (
      <button type="button" onClick={() => mutate(4711)}>
        Cancel
      </button>
    );
  }
  const { user } = renderPortal(
    <>
      <MemberLimits now={now} />
      <Cancel />
    </>,
  );
  await screen.findByText(/wait for approval until/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/₦25,000.00 more in December/)).toBeVisible();
});
