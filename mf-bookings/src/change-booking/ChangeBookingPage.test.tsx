import { screen, waitFor } from '@testing-library/react';
import { changeBooking, quoteBookingChange } from 'shared-api/changes';
import { bookingById, listAirports, listServices, serviceAvailability } from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { aBooking, aPassenger, aService, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { anAvailability } from '../testing/anAvailability.ts';
import { signedIn } from '../testing/signedIn.ts';
import { ChangeBookingPage } from './ChangeBookingPage.tsx';

const all = ['details', 'flight', 'airport', 'removal', 'service'] as const;
const booking = aBooking({
  version: 3,
  passengers: [aPassenger(), aPassenger({ id: 32, firstName: 'Second' })],
  mayChange: { until: '2026-12-01T07:00:00.000Z', what: [...all] },
});
const quote = {
  lines: [{ what: 'Passenger', before: 'Second Passenger', after: null }],
  charge: 0,
  refund: 50_000,
  kept: 0,
  newPrice: 50_000,
  balanceAfter: 150_000,
  until: null,
  warnings: [],
};
const around = [replies(listAirports, [...airports]), replies(listServices, [])];
const show = (handlers: Parameters<typeof fakeApi>[0], id = '21') => {
  const api = fakeApi([...handlers, ...around]);
  return {
    api,
    ...renderPortal(<ChangeBookingPage />, {
      route: `/app/booking/${id}/change`,
      path: '/app/booking/:booking_id/change',
    }),
  };
};

beforeEach(() => {
  signedIn();
});

it('a passenger is removed: what goes back is shown, then confirmed at exactly that sum', async () => {
  const { api, user } = show([
    replies(bookingById, booking),
    replies(quoteBookingChange, quote),
    replies(changeBooking, booking),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Refunded to the wallet')).toBeVisible();
  expect(api.of(quoteBookingChange)[0]?.body).toEqual({ version: 3, RemovedPassengers: [32] });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.of(changeBooking)).toHaveLength(1));
  const [sent] = api.of(changeBooking);
  expect(sent?.url.search).toBe('?expectedCharge=0&expectedRefund=50000');
  expect(sent?.body).toEqual({ version: 3, RemovedPassengers: [32] });
});

it('two of one name who are removed are two lines', async () => {
  const complaint = jest.spyOn(console, 'error');
  const { user } = show([
    replies(bookingById, booking),
    replies(quoteBookingChange, { ...quote, lines: [...quote.lines, ...quote.lines] }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByRole('cell', { name: 'Second Passenger' })).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});

it('a booking needs no place beside its own within its hour, and is warned of another that is full', async () => {
  const own = aBooking({
    ...booking,
    date_Of_Travel: '2099-12-01',
    date_Of_Arrival: '2099-12-01T13:00:00.000Z',
  });
  const limited = aService({ ...own.service, limited: true });
  const full = { left: 0, why: 'full' } as const;
  const { api, user } = show([
    replies(bookingById, own),
    replies(listServices, [limited]),
    replies(serviceAvailability, anAvailability({ 14: full, 15: full })),
  ]);
  await waitFor(() => expect(api.of(serviceAvailability)).not.toHaveLength(0));
  const time = await screen.findByLabelText(/^Airport time/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await choose(user, time, '15:00 · 3:00 PM');
  expect(await screen.findByRole('alert')).toHaveTextContent('Arrival service is full at 15:00');
});

it('the last passenger is not offered to be removed', async () => {
  const { user } = show([replies(bookingById, booking)]);
  await user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo .*Second/ }));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});

it('a booking that may not be changed says so', async () => {
  show([replies(bookingById, aBooking({ mayChange: null }))]);
  expect(await screen.findByText('This booking can no longer be changed')).toBeVisible();
});

it.each(['21', 'first'])('a booking %s that does not exist leads to the bookings', async (id) => {
  show([refuses(bookingById, 404)], id);
  expect(await screen.findByText('Booking does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the bookings' })).toBeVisible();
});

it('says that nothing was changed', async () => {
  const { api, user } = show([replies(bookingById, booking)]);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('No changes were made')).toBeVisible();
  expect(api.of(quoteBookingChange)).toEqual([]);
});

it('a price that changed meanwhile is shown again, and confirmed as a request of its own', async () => {
  const { api, user } = show([
    replies(bookingById, booking),
    replies(quoteBookingChange, quote),
    refuses(changeBooking, 409, { code: 'price_changed', message: 'The price has changed' }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.of(quoteBookingChange)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.of(changeBooking)).toHaveLength(2));
  const keys = api.of(changeBooking).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

const theirs = {
  number: 3,
  by: 'Somebody Else',
  reason: null,
  dateCreated: '2026-11-20T09:00:00.000Z',
  lines: [{ what: 'Flight number', before: 'P47121', after: 'P47125' }],
  charged: 0,
  refunded: 0,
  kept: 0,
};

it('somebody else’s change meanwhile is shown beside what was entered, and Confirm makes this one upon it', async () => {
  let isChanged = false;
  let confirms = 0;
  const after = { ...booking, version: 4, flight_Number: 'P47125', changes: [theirs] };
  const conflict = refuses(changeBooking, 409, {
    code: 'changed_meanwhile',
    message: 'The booking was changed meanwhile',
  });
  const { api, user, location } = show([
    replies(bookingById, () => (isChanged ? after : booking)),
    replies(quoteBookingChange, quote),
    {
      endpoint: changeBooking,
      answer: (request) => {
        confirms += 1;
        isChanged = true;
        return (confirms === 1 ? conflict : replies(changeBooking, after)).answer(request);
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Flight number: P47121 → P47125, by Somebody Else')).toBeVisible();
  await waitFor(() => expect(api.of(quoteBookingChange)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location()).toBe('/app/booking/21'));
  expect(api.of(changeBooking).map(({ body }) => body)).toEqual([
    { version: 3, RemovedPassengers: [32] },
    { version: 4, RemovedPassengers: [32] },
  ]);
});

it('a reload before the reply came finds out what became of the change, under the same key', async () => {
  const handlers = [replies(bookingById, booking), replies(quoteBookingChange, quote)];
  const first = show([...handlers, hangs(changeBooking)]);
  await first.user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  await first.user.click(screen.getByRole('button', { name: 'Continue' }));
  await first.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(first.api.of(changeBooking)).toHaveLength(1));
  first.unmount();
  const changed = { ...booking, version: 4, mayChange: null };
  const again = show([replies(bookingById, changed), replies(changeBooking, changed)]);
  await waitFor(() => expect(again.location()).toBe('/app/booking/21'));
  expect(await screen.findByText('Booking changed successfully')).toBeVisible();
  const keyOf = ({ api }: typeof first) => api.of(changeBooking)[0]?.headers.get('Idempotency-Key');
  expect(keyOf(again)).toBe(keyOf(first));
  expect(sessionStorage).toHaveLength(0);
});

it('what was entered is there after a reload, and can be discarded', async () => {
  const first = show([replies(bookingById, booking)]);
  await first.user.click(await screen.findByRole('button', { name: /^Remove .*Second/ }));
  first.unmount();
  const { user } = show([replies(bookingById, booking)]);
  expect(await screen.findByRole('button', { name: /^Undo .*Second/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: /^Remove .*Second/ })).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
