import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keys, session } from 'shared-api/http';
import { persistLastSeen } from '../offline/lastSeen.ts';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const at = Date.parse('2026-03-02T09:42:00Z');
const later = at + 60_000;

function List({ name, heardAt }: { name: string; heardAt: number }) {
  const { data } = useQuery({
    queryKey: [name],
    queryFn: () => [],
    initialData: [],
    initialDataUpdatedAt: heardAt,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <p>{data.length}</p>;
}

const show = (page: ReactNode) =>
  showAt('/', [
    {
      path: '/',
      element: (
        <>
          <OfflineBanner />
          {page}
        </>
      ),
    },
  ]);
const connection = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

const reach = (now: 'reached' | 'unreachable') => act(() => onlineManager.setOnline(now === 'reached'));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(later));

afterEach(() => {
  reach('reached');
  jest.restoreAllMocks();
});

it('without a connection says how old the oldest of what is shown is, in Lagos time', () => {
  connection(false);
  show(
    <>
      <List name="bookings" heardAt={later} />
      <List name="wallet" heardAt={at} />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offlineThis is what was there at 10:42 WAT. Nothing can be sent until the connection is back.',
  );
});

it('names no time where nothing of the server is shown', () => {
  connection(false);
  show(null);
  expect(screen.getByText('You are offline')).toBeVisible();
});

it('says nothing with a connection', () => {
  connection(true);
  show(<List name="bookings" heardAt={at} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('names the day of what was not seen today', () => {
  connection(false);
  show(<List name="bookings" heardAt={at - 24 * 60 * 60_000} />);
  expect(screen.getByText(/^This is what was there at 1st March, 2026, 10:42 WAT/)).toBeVisible();
});

it('where nothing answers says so, and how old what is shown is', () => {
  reach('unreachable');
  show(<List name="bookings" heardAt={at} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The portal does not answerThis is what it showed at 10:42 WAT; we keep trying.',
  );
  reach('reached');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('where nothing answers and nothing is shown names no time', () => {
  reach('unreachable');
  show(null);
  expect(screen.getByRole('status')).toHaveTextContent('The portal does not answerWe keep trying.');
});

it('keeps the time of what was seen before until it has been fetched', async () => {
  session.signIn('t', makeUser());
  const bookings = { data: [], at };
  localStorage.setItem(
    'last-seen',
    JSON.stringify({ userId: makeUser().id, lists: [[JSON.stringify(keys.bookings), bookings]] }),
  );
  let answer = (_: string[]) => {};
  function Bookings() {
    useQuery({
      queryKey: keys.bookings,
      queryFn: () =>
        new Promise<string[]>((resolve) => {
          answer = resolve;
        }),
    });
    return null;
  }
  const { queryClient } = show(<Bookings />);
  const stop = persistLastSeen(queryClient);
  reach('unreachable');
  reach('reached');
  expect(screen.getByRole('status')).toHaveTextContent('As of 10:42 WATIt is being brought up to date.');
  await act(async () => answer([]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  stop();
});
