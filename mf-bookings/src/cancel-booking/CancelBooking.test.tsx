import { screen, waitFor, within } from '@testing-library/react';
import { type Booking, updateBookingStatus } from 'shared-api/contract';
import { aBooking, aClient, aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { CancelBooking } from './CancelBooking.tsx';
import { cancellationOf } from './useCancellation.tsx';

const at = (own: Partial<Booking> = {}) => aBooking({ date_Of_Travel: '2099-12-01', ...own });
const button = () => screen.queryByRole('button', { name: 'Cancel' });

beforeEach(() => void signedIn());

describe('cancellationOf', () => {
  const allowed = (now: string, own: Partial<Booking> = {}, user = aClient()) =>
    cancellationOf(aBooking(own), user, new Date(now), 6).allowed;

  it('is allowed 6 h 1 min before the flight, and 6 h to the second [CANCEL-03]', () => {
    expect(allowed('2026-12-01T06:59:00Z')).toBe(true);
    expect(allowed('2026-12-01T07:00:00Z')).toBe(true);
  });

  it('is refused 5 h 59 min before the flight [CANCEL-03]', () => {
    expect(allowed('2026-12-01T07:01:00Z')).toBe(false);
  });

  it('takes the day from the travel date, whatever day the timestamp carries [CANCEL-03]', () => {
    expect(allowed('2026-12-01T07:01:00Z', { date_Of_Arrival: '2026-12-05T13:00:00.000Z' })).toBe(false);
  });

  it('is refused in every status but Processing [CANCEL-02]', () => {
    const others = [
      'Payment_Received',
      'Service_Rendered',
      'No_Show',
      'Flight_Canceled',
      'Canceled',
    ] as const;
    for (const bookingStatus of others)
      expect(allowed('2026-11-01T00:00:00Z', { bookingStatus })).toBe(false);
  });

  it('is the owner’s alone [CANCEL-01]', () => {
    expect(allowed('2026-11-01T00:00:00Z', {}, aClient({ id: 99 }))).toBe(false);
    expect(allowed('2026-11-01T00:00:00Z', {}, aStaffMember('Administrator', { id: 1 }))).toBe(false);
  });
});

it('says until when cancelling is free, in West Africa Time [BOOKDETAIL-10]', () => {
  renderPortal(<CancelBooking booking={at()} />);
  expect(button()).toBeVisible();
  expect(screen.getByText(/^Free to cancel/)).toHaveTextContent('until Tue 1 Dec 2099, 08:00 WAT');
  expect(screen.getByText(/^\d+ d \d+ h$/)).toBeVisible();
});

it('while it is being cancelled the page is covered and reads Loading [NOTIFY-08]', async () => {
  fakeApi([hangs(updateBookingStatus)]);
  const { user } = renderPortal(<CancelBooking booking={at()} />);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Loading')).toBeVisible();
});

it('says what went back to the wallet, also of a booking that was opened again', () => {
  const refund = { amount: 30_000, dateCreated: '2026-11-21T09:00:00.000Z' };
  renderPortal(<CancelBooking booking={at({ bookingStatus: 'Canceled', refund })} />);
  expect(screen.getByText(/went back to your wallet/)).toHaveTextContent('₦30,000.00');
  expect(screen.getByText(/went back to your wallet/)).not.toHaveFocus();
});

it('once it is too late it says since when, and whom to call [BOOKDETAIL-10]', () => {
  const airportDesk = { dutyPhone: '0803 123 4567' };
  const { unmount } = renderPortal(
    <CancelBooking booking={at({ date_Of_Travel: '2020-12-01', airportDesk, mayChange: null })} />,
  );
  expect(screen.getByText(/^It could be cancelled until/)).toHaveTextContent(
    'It could be cancelled until Tue 1 Dec 2020, 08:00 WAT, and it can no longer be changed here. For anything else please call the duty desk.',
  );
  expect(screen.getByRole('link', { name: 'Call 0803 123 4567' })).toHaveAttribute('href', 'tel:08031234567');
  unmount();
  renderPortal(
    <CancelBooking booking={at({ date_Of_Travel: '2020-12-01', bookingStatus: 'Service_Rendered' })} />,
  );
  expect(screen.queryByText(/^It could be cancelled/)).not.toBeInTheDocument();
});

it('offers nothing for a booking of the past [BOOKDETAIL-10]', () => {
  renderPortal(<CancelBooking booking={at({ date_Of_Travel: '2020-12-01' })} />);
  expect(button()).not.toBeInTheDocument();
});

it('asks first, then sends the id and Canceled and says so [CANCEL-04] [CANCEL-06]', async () => {
  const api = fakeApi([replies(updateBookingStatus, aBooking({ bookingStatus: 'Canceled' }))]);
  const { user } = renderPortal(<CancelBooking booking={at()} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.requests).toHaveLength(0);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  expect(dialog).toHaveTextContent('₦50,000.00');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled successfully')).toBeVisible();
  expect(screen.getByText(/went back to your wallet/)).toHaveFocus();
  expect(api.of(updateBookingStatus).map(({ body }) => body)).toEqual([
    { Id: 21, BookingStatus: 'Canceled' },
  ]);
});

it('promises no refund of a booking that is not paid [CANCEL-04]', async () => {
  fakeApi([replies(updateBookingStatus, aBooking({ bookingStatus: 'Canceled' }))]);
  const { user } = renderPortal(<CancelBooking booking={at({ paymentStatus: 'Unpaid' })} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It is not paid: nothing goes back to your wallet.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('This booking is cancelled.')).toHaveFocus();
});

it('a double click cancels once [CANCEL-04]', async () => {
  let answer = (_reply: Response) => {};
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi([{ endpoint: updateBookingStatus, answer: () => reply.then((one) => one.clone()) }]);
  const { user } = renderPortal(<CancelBooking booking={at()} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Cancel booking' }));
  answer(new Response(JSON.stringify({ data: aBooking({ bookingStatus: 'Canceled' }) })));
  expect(await screen.findByText(/went back to your wallet/)).toBeVisible();
  expect(api.of(updateBookingStatus)).toHaveLength(1);
});

it('keeping the booking sends nothing', async () => {
  const api = fakeApi([]);
  const { user } = renderPortal(<CancelBooking booking={at()} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests).toHaveLength(0);
});

it('a refusal is shown with the server’s reason [ERR-15]', async () => {
  fakeApi([refuses(updateBookingStatus, 400, { message: 'The booking is Service_Rendered' })]);
  const { user } = renderPortal(<CancelBooking booking={at()} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking update failed')).toBeVisible();
  expect(screen.getByText('The booking is Service_Rendered')).toBeVisible();
});
