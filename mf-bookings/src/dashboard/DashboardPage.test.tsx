import { screen, waitFor, within } from '@testing-library/react';
import { bookingStats, type Endpoint, listActivities, listServices } from 'shared-api/contract';
import { aClient, anActivity, aService, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { DashboardPage } from './DashboardPage.tsx';

const stats = { booking: 12, serviceBookings: 7, processing: 3, noShow: 2 };
const services = [1, 2, 3].map((id) => aService({ id, name: `Service ${id}`, price: id * 10_000 }));
const activities = Array.from({ length: 8 }, (_, index) =>
  anActivity({ id: index, description: `Activity ${index}`, dateCreated: '2021-03-03T15:05:09.000Z' }),
);
const all = [
  replies(bookingStats, stats),
  replies(listServices, services),
  replies(listActivities, activities),
];

beforeEach(() => void signedIn());

const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'a *' })).closest('a') as HTMLElement;

it('greets and shows the four figures [DASH-01] [DASH-02]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'How may we help you today?' })).toBeVisible();
  expect(await tile('Bookings')).toHaveTextContent('12');
  expect(await tile('Service Bookings')).toHaveTextContent('7');
  expect(await tile('Processing Bookings')).toHaveTextContent('3');
  expect(await tile('No-Show Bookings')).toHaveTextContent('2');
});

it('each figure leads to the bookings that it counts [DASH-02]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  const hrefs: (string | null)[] = [];
  for (const label of ['Bookings', 'Service Bookings', 'Processing Bookings', 'No-Show Bookings'])
    hrefs.push((await screen.findByRole('link', { name: new RegExp(`^${label}`) })).getAttribute('href'));
  expect(hrefs).toEqual([
    '/app/client-services',
    '/app/client-services?status=Service_Rendered%2CPayment_Received',
    '/app/client-services?status=Processing',
    '/app/client-services?status=No_Show',
  ]);
});

it.each([
  ['of a new client', { booking: 0, serviceBookings: 0, processing: 0, noShow: 0 }],
  ['that the reply lacks', {}],
])('each of the four figures %s is 0 [DASH-03]', async (_, reply) => {
  fakeApi([...all.slice(1), replies(bookingStats, reply as typeof stats)]);
  renderPortal(<DashboardPage />);
  for (const label of ['Bookings', 'Service Bookings', 'Processing Bookings', 'No-Show Bookings'])
    expect(await tile(label)).toHaveTextContent(new RegExp(`^(0${label}|${label}0)$`));
});

it('shows the first two services with price and a link to book each [DASH-04] [DASH-05]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Service 1',
    'Service 2',
  ]);
  expect(cards[1]).toHaveTextContent('₦20,000.00');
  expect(screen.getByRole('link', { name: 'Book Service: Service 2' })).toHaveAttribute(
    'href',
    '/app/service/2/create-booking',
  );
});

it('shows five activities with date and time, and the way to all [DASH-06] [DASH-07] [DASH-08]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  const table = await screen.findByRole('table', { name: /Recent Activities/ });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('3rd March, 2021, 4:05:09 pm');
  expect(rows[0]).toHaveTextContent('Activity 0');
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/app/activities');
});

it('fetches activities, services and figures on load [DASH-09]', async () => {
  const api = fakeApi(all);
  renderPortal(<DashboardPage />);
  await screen.findByText('Activity 0');
  for (const endpoint of [listActivities, listServices, bookingStats])
    expect(api.of(endpoint)).toHaveLength(1);
});

it('without services it says so', async () => {
  fakeApi([...all.slice(0, 1), replies(listServices, []), replies(listActivities, [])]);
  renderPortal(<DashboardPage />);
  expect(await screen.findByText('There are no services')).toBeVisible();
  expect(screen.getByText('There are no activities')).toBeVisible();
});

describe('bookings over time', () => {
  const months = (of: readonly number[]) =>
    of.map((bookings, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, bookings }));
  const fetching = (of: readonly number[]) =>
    fakeApi([...all.slice(1), replies(bookingStats, { ...stats, months: months(of) })]);

  it('are drawn from the third month with bookings on, and told in words', async () => {
    fetching([3, 1, 5]);
    renderPortal(<DashboardPage />);
    expect(
      await screen.findByRole('img', {
        name: 'Bookings in the last 12 months: Jan 2026 3, Feb 2026 1, Mar 2026 5',
      }),
    ).toBeVisible();
  });

  it('have no place where there are fewer, nor where the server does not tell', async () => {
    fetching([3, 0, 5]);
    const { unmount } = renderPortal(<DashboardPage />);
    await tile('Bookings');
    expect(screen.queryByText('Your bookings over time')).not.toBeInTheDocument();
    unmount();
    fakeApi(all);
    renderPortal(<DashboardPage />);
    await tile('Bookings');
    expect(screen.queryByText('Your bookings over time')).not.toBeInTheDocument();
  });
});

describe('when fetching fails', () => {
  const expectRetried = async (endpoint: Endpoint, text: string) => {
    fakeApi([refuses(endpoint, 400), ...all.filter((handler) => handler.endpoint !== endpoint)]);
    const { user } = renderPortal(<DashboardPage />);
    expect(await screen.findByText(text)).toBeVisible();
    fakeApi(all);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  };

  it('the figures say so, and are fetched again on demand [ERR-26]', () =>
    expectRetried(bookingStats, 'Fetching client stats failed. Kindly Refresh'));

  it('the activities say so, and are fetched again on demand [ERR-29]', () =>
    expectRetried(listActivities, 'Fetching user activities failed. Kindly Refresh'));

  it('the services say so, and are fetched again on demand [ERR-18]', () =>
    expectRetried(listServices, 'Fetching services failed. Kindly Refresh'));
});

it('the greeting is there while everything else loads', () => {
  fakeApi([hangs(bookingStats), hangs(listServices), hangs(listActivities)]);
  renderPortal(<DashboardPage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(2);
});

it('asks a client for feedback through the slot of accounts', async () => {
  fakeApi(all);
  localStorage.setItem('showFeedbackForm', 'true');
  renderPortal(<DashboardPage />, { slots: { 'accounts.feedback': () => <p>Feedback form</p> } });
  expect(screen.getByText('Feedback form')).toBeVisible();
  localStorage.removeItem('showFeedbackForm');
});

it('does not fetch the feedback form while nobody asks for it [FEEDBACK-02]', () => {
  fakeApi(all);
  renderPortal(<DashboardPage />, { slots: { 'accounts.feedback': () => <p>Feedback form</p> } });
  expect(screen.queryByText('Feedback form')).not.toBeInTheDocument();
});

it('a client who is an organisation sees the same dashboard', async () => {
  signedIn(aClient({ organization_CategoryId: 'Corporate', business_Name: 'Sample Ltd' }));
  fakeApi(all);
  renderPortal(<DashboardPage />);
  expect(await tile('Bookings')).toBeVisible();
});
