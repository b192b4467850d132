import { screen, within } from '@testing-library/react';
import { type Activity, listActivities, pageMeta } from 'shared-api/contract';
import { anActivity, fakeApi, type Handler, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { ActivitiesPage } from './ActivitiesPage.tsx';

const nine = Array.from({ length: 9 }, (_, index) =>
  anActivity({ id: index, description: `Activity ${index}`, dateCreated: '2024-03-01T14:04:05.000Z' }),
);
const answer = (rows: Activity[], page: number): Handler =>
  replies(listActivities, rows.slice((page - 1) * 7, page * 7), pageMeta(page, rows.length, 7));

beforeEach(() => void signedIn());

it('shows the seven newest of nine activities and the way to the rest [ACTIVITY-01]', async () => {
  const api = fakeApi([answer(nine, 1)]);
  renderPortal(<ActivitiesPage />);
  const table = await screen.findByRole('table', { name: /Showing 1 to 7 of 9 entries/ });
  const [, day, ...rows] = within(table).getAllByRole('row');
  expect(day).toHaveTextContent(/^1st March, 2024$/);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent?.trim())).toEqual(
    nine.slice(0, 7).map(({ description }) => description),
  );
  expect(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
  expect(api.of(listActivities)[0]?.url.searchParams.get('pageSize')).toBe('7');
});

it('the second page is in the address', async () => {
  const api = fakeApi([answer(nine, 2)]);
  renderPortal(<ActivitiesPage />, { route: '/?page=2' });
  expect(await screen.findByRole('table', { name: /Showing 8 to 9 of 9 entries/ })).toBeVisible();
  expect(api.of(listActivities)[0]?.url.searchParams.get('pageNumber')).toBe('2');
});

it('says that the next page is on its way while the rows before it stand', async () => {
  fakeApi([
    {
      endpoint: listActivities,
      answer: (request) =>
        (request.url.searchParams.get('pageNumber') === '1' ? answer(nine, 1) : hangs(listActivities)).answer(
          request,
        ),
    },
  ]);
  const { user } = renderPortal(<ActivitiesPage />);
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
});

it('a server that sends them all still shows seven [ACTIVITY-01]', async () => {
  fakeApi([replies(listActivities, nine)]);
  renderPortal(<ActivitiesPage />);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(9);
});

it('has the four columns, the date in words [ACTIVITY-02] [CONST-08]', async () => {
  fakeApi([answer(nine.slice(0, 1), 1)]);
  renderPortal(<ActivitiesPage />);
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Date Created',
    'User',
    'Email',
    'Activity',
  ]);
  expect(screen.getByText('1st March, 2024, 3:04:05 pm')).toBeVisible();
  expect(screen.getByText('client@example.test')).toBeVisible();
});

it('the user is the business, else the person [ACTIVITY-03]', async () => {
  const { user } = anActivity();
  fakeApi([answer([anActivity(), anActivity({ id: 2, user: { ...user, business_Name: 'Sample Ltd' } })], 1)]);
  renderPortal(<ActivitiesPage />);
  expect(await screen.findByText('Sample Client')).toBeVisible();
  expect(screen.getByText('Sample Ltd')).toBeVisible();
});

it('says that there are no activities [ACTIVITY-04]', async () => {
  fakeApi([answer([], 1)]);
  renderPortal(<ActivitiesPage />);
  expect(await screen.findByText('There are no activities')).toBeVisible();
});

it('says that fetching failed [ERR-30]', async () => {
  fakeApi([refuses(listActivities, 400)]);
  renderPortal(<ActivitiesPage />);
  expect(await screen.findByText('Error fetching activity logs. Kindly Refresh')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
