import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { lagosDate } from 'shared-api/dates';
import { session } from 'shared-api/http';
import {
  aBooking,
  aPassenger,
  aStaffMember,
  fakeApi,
  type Handler,
  hangs,
  refuses,
  replies,
} from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { StaffDashboard } from './StaffDashboard.tsx';

const figures = {
  users: 4,
  clients: 12,
  services: 8,
  bookings: 31,
  transactions: 57,
  revenue: 1_550_000,
  clientStats: { individual: 6, corporate: 3, government: 2, family: 1 },
};
const money: api.MoneyWaiting = {
  inToday: { count: 2, amount: 550_000.5 },
  unpaid: [
    { type: 2, age: '0–7', from: '2026-11-14', count: 3, amount: 1_500_000 },
    { type: 2, age: '8–30', from: '2026-10-22', to: '2026-11-13', count: 1, amount: 500_000 },
    { type: 2, age: '>30', to: '2026-10-21', count: 0, amount: 0 },
    { type: 1, age: '>30', to: '2026-10-21', count: 2, amount: 60_000 },
  ],
  toLookAt: 1,
  adjustments: 4,
};
const reviews: api.ReviewsWaiting = {
  approved: 6,
  rejected: 2,
  applicants: [
    {
      id: 9,
      name: 'Sample Applicant',
      kind: 'Individual',
      dateCreated: new Date(Date.now() - 3.5 * 86_400_000).toISOString(),
      documents: 2,
      fee: { amount: 10_000, status: 'Unpaid' },
    },
  ],
};
const totals = replies(api.dashboardStats, { ...figures, money, reviews });
const byStatus = replies(api.statusStats, { Processing: 2, Inactive: 1, Active: 7, New: 3, Deactivated: 0 });
const seriesReply: api.FigureSeries = {
  from: '2026-11-20',
  to: '2026-11-21',
  step: 'day',
  points: [
    { day: '2026-11-20', bookings: 3, revenue: 150_000 },
    { day: '2026-11-21', bookings: 5, revenue: 0 },
  ],
  services: [{ id: 11, name: 'Arrival service', bookings: 8, revenue: 150_000 }],
  airports: [{ id: 13, name: 'Lagos', code: 'LOS', bookings: 8, revenue: 150_000 }],
  clients: [],
};
const series = replies(api.figureSeries, seriesReply);
const tasks = replies(api.needsDoing, {
  tasks: [
    { task: 'reviews', count: 1, list: 'clients', query: { status: 'Processing' } },
    { task: 'bookingsToday', count: 4, list: 'bookings', query: { date: '2026-11-21', airportId: 13 } },
    { task: 'withoutOutcome', count: 10_000, list: 'bookings', query: { overdue: true } },
    { task: 'paymentsToLookAt', count: 3, list: 'payments', query: {} },
    {
      task: 'unpaidFundings',
      count: 0,
      list: 'transactions',
      query: { type: 2, status: 'Unpaid', to: '2026-11-14' },
    },
    {
      task: 'unpaidRegistrations',
      count: 2,
      list: 'transactions',
      query: { type: 1, status: 'Unpaid', to: '2026-11-14' },
    },
  ],
});
const noDay = replies(api.deskDay, []);
const all = [totals, byStatus, series, tasks, noDay];

function show(handlers: Handler[] = all, role = 'Administrator', route = '/app/dashboard') {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi(handlers);
  return { ...renderPortal(<StaffDashboard />, { route }), server };
}

describe('the dashboard of staff', () => {
  it('shows the totals of the server [STAFF-05]', async () => {
    show();
    expect(await screen.findByText('₦1,550,000.00')).toBeVisible();
    expect(screen.getByRole('link', { name: /Clients 12/ })).toHaveAttribute('href', '/app/clients');
    expect(screen.getByText('31')).toBeVisible();
    expect(screen.getByRole('link', { name: /Users 4/ })).toBeVisible();
  });

  it('draws the clients by status, each leading to its list [STAFF-06]', async () => {
    show();
    expect(await screen.findByRole('img', { name: /Active.*7/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inactive' })).toHaveAttribute(
      'href',
      '/app/clients?status=Inactive',
    );
  });

  it('draws bookings and revenue over time, by service and by airport, with their tables [STAFF-05]', async () => {
    const { user } = show();
    expect(await screen.findByRole('img', { name: 'Bookings over time: 20 Nov 3, 21 Nov 5' })).toBeVisible();
    expect(
      screen.getByRole('img', { name: 'Revenue over time: 20 Nov ₦150,000.00, 21 Nov ₦0.00' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bookings by service: Arrival service 8' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Revenue' }));
    expect(await screen.findByRole('img', { name: 'Revenue by airport: LOS ₦150,000.00' })).toBeVisible();
    const figure = within(screen.getByRole('figure', { name: 'Revenue by airport' }));
    await user.click(figure.getByRole('button', { name: 'Show as table' }));
    expect(figure.getByRole('link', { name: 'LOS' })).toHaveAttribute(
      'href',
      '/app/client-services?airport=13',
    );
  });

  it('offers its spans from the shortest to the longest, 30 days to begin with', async () => {
    const { server } = show(all, 'Administrator', '/app/dashboard');
    const spans = within(await screen.findByRole('navigation', { name: 'Span' })).getAllByRole('link');
    expect(spans.map(({ textContent }) => textContent)).toEqual(['7 days', '30 days', '12 months']);
    expect(spans[1]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(server.of(api.figureSeries)).toHaveLength(2));
  });

  it('draws no two statuses of clients in colours that look alike', async () => {
    show(all, 'Administrator', '/app/dashboard');
    const figure = await screen.findByRole('figure', { name: 'Clients by status' });
    const colours = [...figure.querySelectorAll<HTMLElement>('li > span')]
      .map(({ style }) => style.background)
      .filter(Boolean);
    expect(new Set(colours).size).toBe(5);
    // Both colours are green.
    expect(colours).not.toEqual(expect.arrayContaining(['var(--primary)', 'var(--success)']));
  });

  it('keeps span and airport in the address, and asks for that', async () => {
    const { user, server, location } = show(all, 'Administrator', '/app/dashboard?span=7d');
    await waitFor(() => expect(server.of(api.figureSeries)).toHaveLength(2));
    const days = (index: number) => {
      const { from, to, step } = Object.fromEntries(
        server.of(api.figureSeries).at(index)?.url.searchParams ?? [],
      );
      return [(Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1, step];
    };
    expect(days(0)).toEqual([7, 'day']);
    await choose(
      user,
      screen.getByLabelText('Airport'),
      'Murtala Muhammed International Airport, Lagos (LOS)',
    );
    await user.click(screen.getByRole('link', { name: '12 months' }));
    expect(location()).toBe('/app/dashboard?span=12m&airport=13');
    await waitFor(() => expect(days(-1)[1]).toBe('month'));
    expect(server.of(api.figureSeries).at(-1)?.url.searchParams.get('airportId')).toBe('13');
    expect(server.of(api.needsDoing).at(-1)?.url.searchParams.get('airportId')).toBe('13');
  });

  it('says what a span amounts to and how that compares with as long a span before', async () => {
    const before = { ...seriesReply, points: [{ day: '2026-10-20', bookings: 10, revenue: 100_000 }] };
    const compared = replies(api.figureSeries, ({ url }) =>
      url.searchParams.get('to') === lagosDate(new Date()) ? seriesReply : before,
    );
    show([totals, byStatus, tasks, noDay, compared], 'Administrator', '/app/dashboard?span=7d');
    const words = (figure: string) => (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent?.startsWith(figure) === true;
    expect(await screen.findByText(words('8 in the last 7 days▼ 20 % less than before'))).toBeVisible();
    expect(
      await screen.findByText(words('₦150,000.00 in the last 7 days▲ 50 % more than before')),
    ).toBeVisible();
  });

  it('compares no old span with what was before the new one', async () => {
    const before = { ...seriesReply, points: [{ day: '2026-10-20', bookings: 10, revenue: 100_000 }] };
    const compared: Handler = {
      endpoint: api.figureSeries,
      answer: (request) => {
        const [day, step] = ['to', 'step'].map((name) => request.url.searchParams.get(name));
        if (day !== lagosDate(new Date())) return replies(api.figureSeries, before).answer(request);
        const shown = step === 'day' ? replies(api.figureSeries, seriesReply) : hangs(api.figureSeries);
        return shown.answer(request);
      },
    };
    const { user, server, queryClient } = show(
      [totals, byStatus, tasks, noDay, compared],
      'Administrator',
      '/app/dashboard?span=7d',
    );
    expect(await screen.findAllByText('less than before', { exact: false })).not.toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '12 months' }));
    await waitFor(() => expect(server.of(api.figureSeries)).toHaveLength(4));
    const ofFigures = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey.includes(api.figureSeries.path);
    await waitFor(() => expect(queryClient.isFetching({ predicate: ofFigures })).toBe(1));
    expect(screen.queryByText('than before', { exact: false })).not.toBeInTheDocument();
  });

  it('says what there was before in place of a share of fewer than ten bookings', async () => {
    const before = { ...seriesReply, points: [{ day: '2026-10-20', bookings: 1, revenue: 100_000 }] };
    const compared = replies(api.figureSeries, ({ url }) =>
      url.searchParams.get('to') === lagosDate(new Date()) ? seriesReply : before,
    );
    show([totals, byStatus, tasks, noDay, compared], 'Administrator', '/app/dashboard?span=7d');
    const words = (figure: string) => (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent?.startsWith(figure) === true;
    expect(await screen.findByText(words('8 in the last 7 days, 1 before that'))).toBeVisible();
    expect(
      await screen.findByText(words('₦150,000.00 in the last 7 days, ₦100,000.00 before that')),
    ).toBeVisible();
  });

  it('names what needs doing now, each leading to the list that shows it', async () => {
    show();
    const leads = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await leads(/^1 registration to review$/)).toBe('/app/clients?status=Processing');
    expect(await leads(/^4 bookings today$/)).toBe(
      '/app/client-services?from=2026-11-21&to=2026-11-21&airport=13',
    );
    expect(await leads(/^10000 bookings without an outcome$/)).toBe('/app/client-services?outcome=missing');
    expect(await leads(/^3 payments to look at$/)).toBe('/app/desk/payments?tab=attention');
    expect(await leads(/^0 fundings unpaid for a week$/)).toBe(
      '/app/transaction-services?tab=3&status=Unpaid&to=2026-11-14',
    );
    expect(await leads(/^2 registration fees unpaid for a week$/)).toBe(
      '/app/transaction-services?tab=2&status=Unpaid&to=2026-11-14',
    );
  });

  it('shows those who review who has waited longest, with documents and fee, and what the week decided', async () => {
    show(all, 'Registration Officer');
    expect(await screen.findByRole('link', { name: 'Sample Applicant' })).toHaveAttribute(
      'href',
      '/app/client/9?tab=review',
    );
    const row = screen.getByRole('row', { name: /Sample Applicant/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Individual', '3 days', '2', '₦10,000.00 Unpaid']));
    expect(screen.getByText(/^In the last 7 days/)).toHaveTextContent('6 approved, 2 rejected');
    expect(screen.getByRole('link', { name: 'See all waiting' })).toHaveAttribute(
      'href',
      '/app/clients?status=Processing&sort=registered',
    );
  });

  it('shows those who confirm payments what came in today, what has not for how long, and what waits', async () => {
    show(all, 'Finance Officer');
    expect(await screen.findByText('₦550,000.50')).toBeVisible();
    expect(screen.getByText('Paid today, 2 invoices')).toBeVisible();
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/Payments to look at 1/)).toBe('/app/desk/payments?tab=attention');
    expect(hrefOf(/Adjustments waiting 4/)).toBe('/app/desk/adjustments?tab=Proposed');
    expect(hrefOf('3 · ₦1,500,000.00')).toBe('/app/transaction-services?tab=3&status=Unpaid&from=2026-11-14');
    expect(hrefOf('1 · ₦500,000.00')).toBe(
      '/app/transaction-services?tab=3&status=Unpaid&from=2026-10-22&to=2026-11-13',
    );
    expect(hrefOf('2 · ₦60,000.00')).toBe('/app/transaction-services?tab=2&status=Unpaid&to=2026-10-21');
  });

  it('has the work of each role for whoever has several, one at a time', async () => {
    const { user } = show();
    expect(await screen.findByRole('link', { name: 'Sample Applicant' })).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Registrations', 'Protocol', 'Finance']);
    await user.click(screen.getByRole('tab', { name: 'Finance' }));
    expect(await screen.findByText('₦550,000.50')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Protocol' }));
    expect(await screen.findByRole('heading', { name: /^Today at/ })).toBeVisible();
  });

  it('shows those who serve passengers how far today is, who comes next, who flies tomorrow and what they need', async () => {
    const passenger = aPassenger({ wheel_Chair: true, special_Requirement: null });
    const contact = { name: 'Sample Client', phoneNumber: null, email: 'client@example.test' };
    const rows = [
      { ...aBooking({ bookingStatus: 'Service_Rendered' }), contact },
      { ...aBooking({ id: 22, flight_Number: 'W3101', passengers: [passenger] }), contact },
    ];
    const pair = [aPassenger({ firstName: 'Golf' }), aPassenger({ id: 32, firstName: 'Hotel' })];
    const tomorrow = [{ ...aBooking({ id: 23, flight_Number: 'QI322', passengers: pair }), contact }];
    const today = lagosDate(new Date());
    const days = replies(api.deskDay, ({ url }) =>
      url.searchParams.get('date') === today ? rows : tomorrow,
    );
    const { server } = show([totals, byStatus, series, tasks, days], 'Protocol Officer');
    expect(await screen.findByRole('progressbar', { name: '1 of 2 bookings done' })).toBeVisible();
    expect(screen.getByText(/W3101/)).toHaveTextContent(/^14:00 W3101 · Ms. First Passenger 1 wheelchair$/);
    expect(await screen.findByText(/QI322/)).toHaveTextContent('Ms. Golf Passenger, Ms. Hotel Passenger');
    expect(screen.queryByText(/P47121/)).not.toBeInTheDocument();
    const opened = screen.getByRole('link', { name: 'Open desk, today' });
    expect(opened).toHaveAttribute('href', `/app/desk/bookings?airport=13&date=${today}`);
    // Lagos has the most bookings of these days.
    const asked = server.of(api.deskDay).map(({ url }) => url.searchParams.get('airportId'));
    expect(asked).toEqual(['13', '13']);
  });

  it('shows no reviews, no desk and no users to those who have nothing to do with them', async () => {
    const done = replies(api.needsDoing, {
      tasks: [{ task: 'reviews', count: 0, list: 'clients', query: { status: 'Processing' } }],
    });
    const { unmount } = show([totals, byStatus, series, done], 'Finance Officer');
    expect(await screen.findByText('Nothing waits for you')).toBeVisible();
    expect(screen.getByRole('link', { name: /^0/ })).toBeVisible();
    unmount();
    show([totals, byStatus, series, replies(api.needsDoing, { tasks: [] })], 'Finance Officer');
    await screen.findByText('31');
    expect(await screen.findByText('Nothing waits for you')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /review|Today/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Users/ })).not.toBeInTheDocument();
  });

  it('tells a Registration Officer nothing of revenue', async () => {
    show([totals, byStatus, series, tasks], 'Registration Officer');
    expect(await screen.findByText('Bookings over time')).toBeVisible();
    expect(screen.queryByText(/Revenue/)).not.toBeInTheDocument();
  });

  it('tells an Administrator what is not set up yet', async () => {
    const settings = replies(api.listSettings, [
      {
        key: 'airportDesks',
        value: [{ airportId: 13, dutyPhone: '08031234567' }],
        default: [],
        changedBy: null,
        isDefault: false,
        version: 1,
        dateChanged: null,
      },
    ]);
    const off = replies(api.twoFactorState, { enabled: false, required: false, recoveryCodesLeft: 0 });
    show([totals, byStatus, series, tasks, noDay, settings, off], 'Administrator');
    const missing = await screen.findByRole('link', { name: 'Duty telephone missing at 17 of 18 airports' });
    expect(missing).toHaveAttribute('href', '/app/settings?group=Desk');
    expect(screen.getByRole('link', { name: 'Two-factor sign-in is needed by nobody' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^The Data Protection Officer/ })).toHaveAttribute(
      'href',
      '/app/settings?group=Privacy',
    );
    expect(screen.getByRole('link', { name: 'Your own two-factor sign-in is off' })).toBeVisible();
  });

  const totalsFailed = 'Fetching stats failed. Kindly Refresh';
  const byStatusFailed = 'Error fetching stats. Kindly Refresh';

  it('says so where the totals alone cannot be fetched [ERR-24]', async () => {
    show([refuses(api.dashboardStats, 400), byStatus, series, tasks, noDay]);
    expect(await screen.findAllByText(totalsFailed)).not.toHaveLength(0);
    expect(screen.queryByText(byStatusFailed)).not.toBeInTheDocument();
  });

  it('says so where the clients by status alone cannot be fetched [ERR-25]', async () => {
    show([totals, refuses(api.statusStats, 400), series, tasks, noDay]);
    expect(await screen.findAllByText(byStatusFailed)).not.toHaveLength(0);
    expect(screen.queryByText(totalsFailed)).not.toBeInTheDocument();
  });
});
