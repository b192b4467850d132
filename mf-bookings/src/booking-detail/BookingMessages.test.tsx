import { render, screen } from '@testing-library/react';
import { BookingMessages } from './BookingMessages.tsx';

it.each([
  ['queued', 'Waits to be sent'],
  ['held', 'Waits until 07:00'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['failed', 'Failed'],
  ['suppressed', 'Not sent: turned off, stopped, or too many'],
])('the desk reads of a message that is %s: %s', (state, words) => {
  const at = '2026-03-12T17:00:00Z';
  render(<BookingMessages messages={[{ event: 'booking.reminder', channel: 'sms', state, at }]} />);
  expect(screen.getByText('Reminder of the evening before, by SMS')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
