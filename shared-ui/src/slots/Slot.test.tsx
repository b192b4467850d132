import { screen } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Slot } from './Slot.tsx';

it('a slot shows what the shell provides, with its properties', () => {
  renderPortal(<Slot name="bookings.detail" bookingId="41" />, {
    slots: { 'bookings.detail': ({ bookingId }) => <p>Booking {bookingId}</p> },
  });
  expect(screen.getByText('Booking 41')).toBeVisible();
});

it('a missing implementation leaves the fall-back', () => {
  renderPortal(<Slot name="accounts.feedback" fallback={<p>Not available</p>} />);
  expect(screen.getByText('Not available')).toBeVisible();
});

it('a failing implementation leaves the fall-back', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  renderPortal(<Slot name="accounts.feedback" fallback={<p>Not available</p>} />, {
    slots: { 'accounts.feedback': Broken },
  });
  expect(screen.getByText('Not available')).toBeVisible();
  jest.restoreAllMocks();
});
