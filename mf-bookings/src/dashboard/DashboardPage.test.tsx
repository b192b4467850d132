import { screen, waitFor, within } from '@testing-library/react';
import {
  type Booking,
  bookingById,
  bookingStats,
  type Endpoint,
  listActivities,
  listOwnBookings,
  listServices,
  pageMeta,
  twoFactorState,
  walletBalance,
} from 'shared-api/contract';
import { dayMs } from 'shared-api/dates';
import {
  aBooking,
  aClient,
  anActivity,
  aPassenger,
  aService,
  fakeApi,
  hangs,
  refuses,
  replies,
} from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { DashboardPage } from './DashboardPage.tsx';

const stats = { booking: 12, serviceBookings: 7, processing: 3, noShow: 2 };
const services = [1, 2, 3].map((id) => aService({ id, name: `Service ${id}`, price: id * 10_000 }));
const activities = Array.from({ length: 8 }, (_, index) =>
  anActivity({ id: index, description: `Activity ${index}`, dateCreated: '2021-03-03T15:05:09.000Z' }),
);

const inDays = (days: number, own: Partial<Booking> = {}): Booking => {
  const at = new Date(Date.now() + days * dayMs).toISOString();
  return aBooking({ date_Of_Travel: at.slice(0, 10), date_Of_Arrival: at, ...own });
};
/** The page makes two calls: one for the trips ahead, one for the newest bookings. */
const bookings = ({ ahead = [], newest = ahead }: { ahead?: Booking[]; newest?: Booking[] }) =>
  replies(
    listOwnBookings,
    ({ url }) => (url.searchParams.has('ahead') ? ahead : newest),
    pageMeta(1, newest.length, 10),
  );

const all = [
  replies(bookingStats, stats),
  bookings({}),
  replies(listServices, services),
  replies(listActivities, activities),
];

const nothing = { booking: 0, serviceBookings: 0, processing: 0, noShow: 0 };
const newClient = [
  replies(bookingStats, nothing),
  replies(twoFactorState, { enabled: false, required: false, recoveryCodesLeft: 0 }),
  replies(walletBalance, { balance: { balance: 0 } }),
  ...all,
];

beforeEach(() => void signedIn());

const counts = async () =>
  within(await screen.findByRole('list', { name: 'Bookings at a glance' })).getAllByRole('link');

it('greets and shows the four figures, each leading to the bookings that it counts [DASH-01] [DASH-02]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'How may we help you today?' })).toBeVisible();
  const links = await counts();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12 Bookings', '/app/client-services?view=all'],
    ['7 Service Bookings', '/app/client-services?status=Service_Rendered%2CPayment_Received'],
    ['3 Processing Bookings', '/app/client-services?status=Processing'],
    ['2 No-Show Bookings', '/app/client-services?status=No_Show'],
  ]);
});

it.each([
  ['of a new client', { booking: 0, serviceBookings: 0, processing: 0, noShow: 0 }],
  ['that the reply lacks', {}],
])('each of the four figures %s is 0 [DASH-03]', async (_, reply) => {
  fakeApi([replies(bookingStats, reply as typeof stats), ...newClient]);
  renderPortal(<DashboardPage />);
  expect((await counts()).map(({ textContent }) => textContent)).toEqual([
    '0 Bookings',
    '0 Service Bookings',
    '0 Processing Bookings',
    '0 No-Show Bookings',
  ]);
});

describe('the next trip', () => {
  it('says where to, when and who, and leads to it and to the way back', async () => {
    const passengers = [
      aPassenger({ designation: 'Mrs.', firstName: 'Adaeze', lastName: 'Obi', wheel_Chair: true }),
    ];
    const past = inDays(-0.01, { id: 20 });
    fakeApi([bookings({ ahead: [past, inDays(5, { id: 21, passengers }), inDays(9, { id: 22 })] }), ...all]);
    renderPortal(<DashboardPage />);
    const heading = await screen.findByRole('heading', { name: 'Next trip, in 5 days' });
    const trip = heading.closest('.ant-card') as HTMLElement;
    expect(trip).toHaveTextContent('LOS → ABV');
    expect(trip).toHaveTextContent('Air Peace P47121');
    expect(trip).toHaveTextContent('Arrival service · Mrs. Adaeze Obi');
    expect(within(trip).getByRole('img', { name: 'Wheelchair' })).toBeVisible();
    expect(within(trip).getByRole('link', { name: 'View booking' })).toHaveAttribute(
      'href',
      '/app/booking/21',
    );
    expect(within(trip).getByRole('link', { name: 'Book the return' })).toHaveAttribute(
      'href',
      '/app/service/11/create-booking?return=21',
    );
    const others = within(screen.getByRole('list', { name: 'Upcoming' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(['/app/booking/22']);
  });

  it('is asked for with what else lies ahead, the nearest first, and five follow it', async () => {
    const ahead = Array.from({ length: 8 }, (_, index) => inDays(index + 1, { id: index + 1 }));
    const api = fakeApi([bookings({ ahead }), ...all]);
    renderPortal(<DashboardPage />);
    expect(await screen.findByRole('heading', { name: 'Next trip, tomorrow' })).toBeVisible();
    const others = within(screen.getByRole('list', { name: 'Upcoming' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      [2, 3, 4, 5, 6].map((id) => `/app/booking/${id}`),
    );
    const asked = api.of(listOwnBookings).map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toContainEqual({
      status: 'Processing',
      ahead: 'true',
      sort: 'travel',
      pageNumber: '1',
    });
  });

  it('says within 24 hours where the passengers are met, whom to call and the code of the voucher', async () => {
    const today = inDays(0.5);
    const details = {
      ...today,
      shortCode: 'K7MX2QPD',
      airportDesk: { dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall, door B' },
    };
    fakeApi([bookings({ ahead: [today] }), replies(bookingById, details), ...all]);
    renderPortal(<DashboardPage />);
    expect(await screen.findByText('Arrivals hall, door B')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 0803 123 4567' })).toHaveAttribute(
      'href',
      'tel:08031234567',
    );
    expect(screen.getByText('K7MX 2QPD')).toBeVisible();
  });

  it('is not looked up before', async () => {
    const api = fakeApi([bookings({ ahead: [inDays(2)] }), ...all]);
    renderPortal(<DashboardPage />);
    expect(await screen.findByRole('link', { name: 'View booking' })).toBeVisible();
    expect(api.requests.filter(({ url }) => /\/booking-services\/\d+$/.test(url.pathname))).toHaveLength(0);
  });

  it('is missed where none is booked', async () => {
    fakeApi(all);
    renderPortal(<DashboardPage />);
    expect(await screen.findByText('No trip is booked from today on.')).toBeVisible();
  });
});

it('offers up to four different trips to be booked again, the newest first, of services that can be', async () => {
  const newest = [
    inDays(-1, { id: 9 }),
    inDays(-2, { id: 8 }),
    inDays(-3, { id: 7, airportId: 13, destinationAirportId: 1 }),
    inDays(-4, { id: 6, service: { id: 99, name: 'Withdrawn' } }),
    ...['Bala', 'Chike', 'Dayo'].map((firstName, index) =>
      inDays(-5, { id: 5 - index, passengers: [aPassenger({ firstName })] }),
    ),
  ];
  const bookable = replies(listServices, [aService(), aService({ id: 99, status: false })]);
  fakeApi([bookings({ ahead: [], newest }), bookable, ...all]);
  renderPortal(<DashboardPage />);
  const again = await screen.findByRole('region', { name: 'Book again' });
  await waitFor(() =>
    expect(
      within(again)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([9, 7, 5, 4].map((id) => `/app/service/11/create-booking?again=${id}`)),
  );
});

describe('a client without a booking', () => {
  it('is led to the first one, by what is still to do', async () => {
    fakeApi(newClient);
    const { user } = renderPortal(<DashboardPage />, {
      slots: { 'wallet.fund': ({ open }) => open && <p>Funding</p> },
    });
    expect(await screen.findByRole('progressbar', { name: '1 of 4 done' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Get started, Sample' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up two-factor sign-in' })).toHaveAttribute(
      'href',
      '/app/profile/security',
    );
    expect(screen.getByRole('link', { name: 'Choose a service' })).toHaveAttribute('href', '/app/services');
    await user.click(screen.getByRole('button', { name: 'Fund wallet' }));
    expect(await screen.findByText('Funding')).toBeVisible();
    expect(screen.queryByText('No trip is booked from today on.')).not.toBeInTheDocument();
  });

  it('sees what is done', async () => {
    fakeApi([
      replies(twoFactorState, { enabled: true, required: false, recoveryCodesLeft: 8 }),
      replies(walletBalance, { balance: { balance: 500_000 } }),
      ...newClient,
    ]);
    renderPortal(<DashboardPage />);
    expect(await screen.findByRole('progressbar', { name: '3 of 4 done' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fund wallet' })).not.toBeInTheDocument();
  });

  it('is not led any more once there is one', async () => {
    fakeApi(all);
    renderPortal(<DashboardPage />);
    await counts();
    expect(screen.queryByText(/^Get started/)).not.toBeInTheDocument();
  });
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

it('shows five activities with date and time, and the way to all [DASH-06] [DASH-07] [DASH-08] [CONST-08]', async () => {
  fakeApi(all);
  renderPortal(<DashboardPage />);
  const table = await screen.findByRole('table', { name: /Recent Activities/ });
  const [, day, ...rows] = within(table).getAllByRole('row');
  expect(day).toHaveTextContent(/^3rd March, 2021$/);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('3rd March, 2021, 4:05:09 pm');
  expect(rows[0]).toHaveTextContent('Activity 0');
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/app/activities');
});

it('sign-ins that follow each other are one line, unless fewer than five lines would be left [DASH-06]', async () => {
  const signIns = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => anActivity({ id: from + index, description: 'Logged in' }));
  const texts = async () => {
    const table = await screen.findByRole('table', { name: /Recent Activities/ });
    const rows = within(table).getAllByRole('row');
    return rows.flatMap((row) => within(row).queryAllByRole('cell').at(-1)?.textContent?.trim() ?? []);
  };
  const busy = [...signIns(4, 100), ...activities.slice(0, 3), ...signIns(1, 200), ...activities.slice(3, 6)];
  fakeApi([replies(listActivities, busy), ...all]);
  const { unmount } = renderPortal(<DashboardPage />);
  expect(await texts()).toEqual(['Logged in 4 times', 'Activity 0', 'Activity 1', 'Activity 2', 'Logged in']);
  unmount();
  fakeApi([replies(listActivities, [...signIns(7, 100), ...activities.slice(0, 1)]), ...all]);
  renderPortal(<DashboardPage />);
  expect(await texts()).toEqual(Array.from({ length: 5 }, () => 'Logged in'));
});

it('fetches activities, services and figures on load [DASH-09]', async () => {
  const api = fakeApi(all);
  renderPortal(<DashboardPage />);
  await screen.findByText('Activity 0');
  for (const endpoint of [listActivities, listServices, bookingStats])
    expect(api.of(endpoint)).toHaveLength(1);
});

it('without services it says so', async () => {
  fakeApi([replies(listServices, []), replies(listActivities, []), ...all]);
  renderPortal(<DashboardPage />);
  expect(await screen.findByText('There are no services')).toBeVisible();
  expect(screen.getByText('There are no activities')).toBeVisible();
});

describe('bookings over time', () => {
  const months = (of: readonly number[]) =>
    of.map((bookings, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, bookings }));
  const fetching = (of: readonly number[]) =>
    fakeApi([replies(bookingStats, { ...stats, months: months(of) }), ...all]);

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
    await counts();
    expect(screen.queryByText('Your bookings over time')).not.toBeInTheDocument();
    unmount();
    fakeApi(all);
    renderPortal(<DashboardPage />);
    await counts();
    expect(screen.queryByText('Your bookings over time')).not.toBeInTheDocument();
  });
});

describe('when fetching fails', () => {
  const expectRetried = async (endpoint: Endpoint, text: string) => {
    fakeApi([refuses(endpoint, 400), ...all.filter((handler) => handler.endpoint !== endpoint)]);
    const { user } = renderPortal(<DashboardPage />);
    expect(await screen.findByText(text)).toBeVisible();
    fakeApi(all);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  };

  it('the figures say so, and are fetched again on demand [ERR-26]', () =>
    expectRetried(bookingStats, 'Fetching client stats failed. Kindly Refresh'));

  it('the activities say so, and are fetched again on demand [ERR-29]', () =>
    expectRetried(listActivities, 'Fetching user activities failed. Kindly Refresh'));

  it('the bookings say so, and are fetched again on demand [ERR-13]', () =>
    expectRetried(listOwnBookings, 'Fetching bookings failed. Kindly Refresh'));

  it('the services say so, and are fetched again on demand [ERR-18]', () =>
    expectRetried(listServices, 'Fetching services failed. Kindly Refresh'));
});

it('the greeting is there while everything else loads', () => {
  fakeApi([hangs(bookingStats), hangs(listServices), hangs(listActivities), hangs(listOwnBookings)]);
  renderPortal(<DashboardPage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getAllByTestId('skeleton')).not.toHaveLength(0);
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
  expect(await counts()).toHaveLength(4);
});
