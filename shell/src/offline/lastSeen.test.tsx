import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { keys, session } from 'shared-api';
import { makeUser } from '../testing/makeUser.ts';
import { keepLastSeen } from './lastSeen.ts';

const user = makeUser();
const bookings = [...keys.bookings, { pageNumber: 1 }];
const stored = () => localStorage.getItem('last-seen') ?? '';
const connection = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
let stop = () => {};

const fetched = (client: QueryClient, queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => data });
/** What a page opened anew, without a connection, shows of a list. */
const shownOffline = (queryKey: readonly unknown[]) => {
  connection(false);
  const client = new QueryClient();
  stop();
  stop = keepLastSeen(client);
  const observer = new QueryObserver(client, { queryKey, queryFn: () => 'never asked', enabled: false });
  return observer.getCurrentResult();
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  session.signIn('t', user);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const see = async (queryKey: readonly unknown[] = bookings, data: unknown = [{ id: 7 }]) => {
  const client = new QueryClient();
  stop = keepLastSeen(client);
  await fetched(client, queryKey, data);
  jest.advanceTimersByTime(1_000);
  return client;
};

it('shows the list that was seen last, with the time of it, where there is no connection', async () => {
  const at = Date.now();
  await see();
  jest.advanceTimersByTime(60_000);
  expect(shownOffline(bookings)).toMatchObject({ data: [{ id: 7 }], dataUpdatedAt: at });
});

it('with a connection waits for the server instead', async () => {
  await see();
  stop();
  const client = new QueryClient();
  stop = keepLastSeen(client);
  client.getQueryCache().build(client, { queryKey: bookings });
  expect(client.getQueryData(bookings)).toBeUndefined();
});

it('never keeps what staff see of other accounts', async () => {
  await see([...keys.clients, 1], [{ email: 'alfa@example.test' }]);
  expect(stored()).toBe('');
});

it('is wiped at Logout, and a write that was about to happen does not bring it back', async () => {
  const client = await see();
  expect(stored()).toContain('"id":7');
  await fetched(client, [...keys.wallet], { balance: 1 });
  // In another tab: this one has not heard of it yet.
  localStorage.clear();
  jest.advanceTimersByTime(1_000);
  expect(stored()).toBe('');
});

it('is nothing for another user', async () => {
  await see();
  session.signIn('t2', makeUser({ id: user.id + 1 }));
  expect(shownOffline(bookings).data).toBeUndefined();
});

it('keeps within its bounds', async () => {
  const client = await see();
  for (let page = 0; page < 60; page += 1)
    await fetched(client, [...keys.bookings, page], 'x'.repeat(40_000));
  jest.advanceTimersByTime(1_000);
  expect(stored().length).toBeGreaterThan(500_000);
  expect(stored().length).toBeLessThanOrEqual(1_000_000);
});
