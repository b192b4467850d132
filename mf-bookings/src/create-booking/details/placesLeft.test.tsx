import { screen, waitFor, within } from '@testing-library/react';
import {
  type Availability,
  listAirports,
  listServices,
  serviceAvailability,
  serviceById,
} from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { aService, fakeApi, replies } from 'shared-api/testing';
import { choose, offered } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { anAvailability } from '../../testing/anAvailability.ts';
import { aroundBooking, field, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

const limited = aService({
  limited: true,
  notOfferedAt: airports.map(({ id }) => id).filter((id) => id !== 1 && id !== 13),
});

beforeEach(() => {
  signedIn();
});

function show(day: Availability) {
  const api = fakeApi([
    replies(serviceById, limited),
    replies(listServices, [limited]),
    replies(listAirports, [...airports]),
    ...aroundBooking.slice(3),
    replies(serviceAvailability, day),
  ]);
  return { ...showBookingPage(), api };
}

/** The draft fills the form with its flight, at 14:00 in Abuja. */
const withFlight = () => aDraft(0);

it('an airport without the service is shown and cannot be chosen', async () => {
  const { user } = show(anAvailability({}));
  const airport = await field('Airport');
  const names = await offered(user, airport);
  expect(names.filter((name) => !name.endsWith('not offered here'))).toHaveLength(2);
  await user.type(airport, 'Jos{Enter}');
  expect(airport).not.toHaveValue(expect.stringContaining('Jos'));
});

it('says what is left of the hour before anybody is typed in, and asks again when the day changes', async () => {
  withFlight();
  const { user, api } = show(anAvailability({ 14: { left: 3 } }));
  expect(await screen.findByText('At the airport, in West Africa Time: 3 left')).toBeVisible();
  const [asked] = api.of(serviceAvailability);
  expect(asked?.url.search).toBe('?airportId=1&date=2099-12-01');
  const day = await field('Travel date');
  await user.clear(day);
  await user.type(day, '02/12/2099');
  await waitFor(() => expect(api.of(serviceAvailability).at(-1)?.url.search).toContain('2099-12-02'));
});

it('a full hour is told at once, and one press takes a nearest that has room', async () => {
  withFlight();
  const { user } = show(anAvailability({ 14: { left: 0, why: 'full' }, 15: { left: 0, why: 'full' } }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Arrival service is full at 14:00');
  const taken = within(told).getAllByRole('button');
  expect(taken.map(({ textContent }) => textContent)).toEqual(['Take 12:00', 'Take 13:00', 'Take 16:00']);
  await user.click(within(told).getByRole('button', { name: 'Take 16:00' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  const time = await field('Airport time');
  expect(time).toHaveValue('16:00 · 4:00 PM');
  expect(time).toHaveFocus();
});

it('a full day says that no hour has room', async () => {
  withFlight();
  show(anAvailability(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, { left: 0 }]))));
  expect(await screen.findByText('No other hour of the day has room.')).toBeVisible();
});

it('an hour at which it is not offered is refused at the field, by the sentence of the server', async () => {
  withFlight();
  const { user } = show(anAvailability({}));
  await choose(user, await field('Airport time'), '04:00 · 4:00 AM');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Arrival service is offered from 05:00 to 23:00 here')).not.toHaveLength(
    0,
  );
});

it('a service of which nothing is set asks nothing', async () => {
  withFlight();
  const api = fakeApi([...aroundBooking, replies(serviceAvailability, anAvailability({}))]);
  showBookingPage();
  expect(await screen.findByText('At the airport, in West Africa Time')).toBeVisible();
  expect(api.of(serviceAvailability)).toHaveLength(0);
});
