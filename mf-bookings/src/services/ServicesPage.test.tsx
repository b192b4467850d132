import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { Link } from 'react-router-dom';
import { bookingReceipt, listServices } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aBooking, aClient, aService, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { bookedState } from '../shared/bookedState.ts';
import { signedIn } from '../testing/signedIn.ts';
import { ServicesPage } from './ServicesPage.tsx';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const services = [
  aService({ id: 1, name: 'Arrival service', price: 1_234_567.5 }),
  aService({ id: 2, name: 'Lounge service', description: 'A quiet place', serviceTypeId: 2 }),
];

beforeEach(() => void signedIn(aClient({ clientTypeId: 2 })));

it('each service has name, description, formatted price and a link to book it [SERVICES-02] [SERVICES-03]', async () => {
  fakeApi([replies(listServices, services)]);
  renderPortal(<ServicesPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'All Services' })).toBeVisible();
  const [arrival, lounge] = await screen.findAllByRole('article');
  expect(arrival).toHaveTextContent('₦1,234,567.50');
  expect(lounge).toHaveTextContent('A quiet place');
  expect(lounge).toHaveTextContent('International');
  const link = within(lounge as HTMLElement).getByRole('link', { name: /Book Service/ });
  expect(link).toHaveTextContent('Book Service');
  expect(link).toHaveAttribute('href', '/app/service/2/create-booking');
});

it('services stand in the order of the reply, new ones first [SERVICES-05]', async () => {
  fakeApi([replies(listServices, [...services].reverse())]);
  renderPortal(<ServicesPage />);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Lounge service',
    'Arrival service',
  ]);
});

it('of two kinds one can be chosen, which the address keeps', async () => {
  fakeApi([replies(listServices, services)]);
  const { user, location } = renderPortal(<ServicesPage />, { route: '/app/services' });
  await user.click(await screen.findByRole('link', { name: 'International' }));
  await waitFor(() => expect(location()).toBe('/app/services?type=International'));
  const [only, ...others] = screen.getAllByRole('article');
  expect(only).toHaveTextContent('Lounge service');
  expect(others).toEqual([]);
  expect(screen.getByRole('link', { name: 'International' })).toHaveAttribute('aria-current', 'true');
});

it('says that there are no services [SERVICES-04]', async () => {
  fakeApi([replies(listServices, [])]);
  renderPortal(<ServicesPage />);
  expect(await screen.findByText('There are no services')).toBeVisible();
});

it.each([
  [400, { errors: { pageNumber: ['Invalid page number'] } }, 'Invalid page number'],
  [403, { message: 'Clients alone may see this' }, 'Clients alone may see this'],
  [404, { message: 'There is nothing here' }, 'There is nothing here'],
  [500, {}, 'Fetching services failed. Kindly Refresh'],
])('a reply of status %i is an error notification in its own words [ERR-01]', async (status, body, words) => {
  fakeApi([refuses(listServices, status, body)]);
  renderPortal(<ServicesPage />);
  await screen.findByText(words);
  const [notification, ...others] = within(
    screen.getByRole('region', { name: 'Notifications' }),
  ).getAllByRole('article');
  expect(notification).toHaveTextContent(/^Error/);
  expect(notification).toHaveTextContent(words);
  expect(others).toEqual([]);
});

it('a reply of status 401 ends the session instead [ERR-01]', async () => {
  fakeApi([refuses(listServices, 401, { message: 'Sign in again' })]);
  renderPortal(<ServicesPage />);
  await waitFor(() => expect(session.get().user).toBeNull());
  expect(screen.queryByText('Sign in again')).not.toBeInTheDocument();
});

it('says that fetching failed, and tries again [ERR-18]', async () => {
  fakeApi([refuses(listServices, 400)]);
  const { user } = renderPortal(<ServicesPage />);
  expect(await screen.findByText('Fetching services failed. Kindly Refresh')).toBeVisible();
  fakeApi([replies(listServices, services)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: /Book Service/ })).toHaveLength(2);
});

it('after a booking it gives the reference, one receipt for all and the way to each', async () => {
  const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  const api = fakeApi([replies(listServices, services), { endpoint: bookingReceipt, answer: pdf }]);
  const state = bookedState([aBooking(), aBooking({ id: 22, invoiceNumber: null })]);
  const { user, location } = renderPortal(
    <Link to="/app/services/" state={state}>
      Confirm
    </Link>,
    {
      routes: [{ path: '/app/services', element: <ServicesPage /> }],
      path: '/',
    },
  );
  await user.click(screen.getByRole('link', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'View booking 22' })).toBeVisible();
  expect(screen.getByText('Booked: 2026-000124, 22')).toBeVisible();
  const [meeting, ...others] = screen.getAllByText(/^An officer meets the passengers/);
  expect(meeting).toHaveTextContent('at ABV, 1st December, 2026, 14:00 WAT');
  expect(others).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Get Receipt' }));
  await waitFor(() =>
    expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'Arrival service - 2026-000124, 22.pdf'),
  );
  expect(api.of(bookingReceipt)[0]?.url.pathname).toMatch(new RegExp(`/${aBooking().batchCode}$`));
  await user.click(screen.getByRole('link', { name: 'View booking 2026-000124' }));
  expect(location()).toBe('/app/booking/21');
});
