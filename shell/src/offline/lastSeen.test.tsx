import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { keys, session } from 'shared-api/http';
import { aBooking, aPassenger } from 'shared-api/testing';
import { makeUser } from '../testing/makeUser.ts';
import { isLastSeen, persistLastSeen } from './lastSeen.ts';

const user = makeUser();
const bookings = [...keys.bookings, { pageNumber: 1 }];
const stored = () => localStorage.getItem('last-seen') ?? '';
const reach = (now: 'reached' | 'unreachable') => onlineManager.setOnline(now === 'reached');
let stop = () => {};

const fetched = (client: QueryClient, queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => data });
/** The page is opened again without a connection. */
const shownOffline = (queryKey: readonly unknown[]) => {
  reach('unreachable');
  const client = new QueryClient();
  stop();
  stop = persistLastSeen(client);
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
  reach('reached');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const see = async (queryKey: readonly unknown[] = bookings, data: unknown = [{ id: 7 }]) => {
  const client = new QueryClient();
  stop = persistLastSeen(client);
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
  stop = persistLastSeen(client);
  client.getQueryCache().build(client, { queryKey: bookings });
  expect(client.getQueryData(bookings)).toBeUndefined();
});

it.each([
  ['bookings', [...keys.bookings, 'all', {}]],
  ['transactions', [...keys.transactions, 'payments', {}]],
  ['activities', [...keys.activities, 1, 10]],
  ['services', keys.services],
  ['clients', [...keys.clients, 1]],
])('keeps nothing of the %s that staff see', async (_what, queryKey) => {
  session.signIn('t', makeUser({ role: 'Administrator' }));
  await see(queryKey, [{ email: 'alfa@example.test' }]);
  expect(stored()).toBe('');
});

it("keeps of a client's passengers who they are, without telephone, NIN or what they need", async () => {
  const passenger = { ...aPassenger(), mobileNumber: '08031234567', nin: '12345678901', isStudent: true };
  const needs = { wheel_Chair: true, special_Requirement: 'Oxygen on arrival', schoolName: 'Hill School' };
  await see(bookings, [aBooking({ passengers: [{ ...passenger, ...needs }] })]);
  const { id, firstName, middleName, lastName, designation, gender } = passenger;
  expect(JSON.parse(stored()).lists[0][1].data[0].passengers).toEqual([
    { id, firstName, ...(middleName !== undefined && { middleName }), lastName, designation, gender },
  ]);
  expect(stored()).not.toMatch(/08031234567|12345678901|Oxygen|Hill School|wheel/);
});

it('is wiped at Logout, and a write that was about to happen does not bring it back', async () => {
  const client = await see();
  expect(stored()).toContain('"id":7');
  await fetched(client, [...keys.wallet], { balance: 1 });
  // Another tab cleared the storage, and this tab does not know it yet.
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

describe('where nothing answers', () => {
  /** The page is opened again and shows the bookings, which `answer` fetches. */
  const open = (answer: () => Promise<unknown>) => {
    stop();
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } },
    });
    stop = persistLastSeen(client);
    const observer = new QueryObserver(client, { queryKey: bookings, queryFn: answer });
    const leave = observer.subscribe(() => undefined);
    const query = client.getQueryCache().find({ queryKey: bookings });
    const shown = () => observer.getCurrentResult();
    return { client, observer, leave, shown, isOld: () => query !== undefined && isLastSeen(query) };
  };
  const noResponse = () => new Promise(() => undefined);
  const lost = () => Promise.reject(new Error('lost'));
  const settled = () => jest.advanceTimersByTimeAsync(0);

  it('shows the list that was seen last, with its time, as soon as that is known', async () => {
    const at = Date.now();
    await see();
    const { shown, isOld } = open(noResponse);
    expect(shown().data).toBeUndefined();
    reach('unreachable');
    expect(shown()).toMatchObject({ data: [{ id: 7 }], dataUpdatedAt: at, isFetching: true });
    expect(isOld()).toBe(true);
  });

  it('shows it at once on a page that is opened meanwhile, and keeps it when the fetch fails', async () => {
    await see();
    reach('unreachable');
    const { shown, isOld } = open(lost);
    expect(shown().data).toEqual([{ id: 7 }]);
    await settled();
    expect(shown()).toMatchObject({ data: [{ id: 7 }], isError: true });
    expect(isOld()).toBe(true);
  });

  it('marks it until the fresh one is there', async () => {
    await see();
    const answers = jest.fn<Promise<unknown>, []>().mockImplementation(noResponse);
    const { client, shown, isOld } = open(answers);
    reach('unreachable');
    reach('reached');
    expect(isOld()).toBe(true);
    answers.mockResolvedValue([{ id: 8 }]);
    await client.refetchQueries({ queryKey: bookings });
    expect(shown().data).toEqual([{ id: 8 }]);
    expect(isOld()).toBe(false);
  });

  it('takes it away again when the list is refused, and tells the refusal', async () => {
    await see();
    const answers = jest.fn<Promise<unknown>, []>().mockImplementation(noResponse);
    const { client, shown } = open(answers);
    reach('unreachable');
    reach('reached');
    answers.mockImplementation(lost);
    await client.refetchQueries({ queryKey: bookings });
    expect(shown()).toMatchObject({ data: undefined, isError: true });
  });

  it('never shows it in the place of a refusal', async () => {
    await see();
    const { shown } = open(lost);
    await settled();
    expect(shown()).toMatchObject({ data: undefined, isError: true });
  });

  it('shows nothing after Logout', async () => {
    await see();
    const { client } = open(noResponse);
    session.signOut();
    stop();
    const openedAnew = () => {
      client.clear();
      client.getQueryCache().build(client, { queryKey: bookings });
    };
    openedAnew();
    reach('unreachable');
    expect(client.getQueryData(bookings)).toBeUndefined();
    openedAnew();
    expect(client.getQueryData(bookings)).toBeUndefined();
  });
});
