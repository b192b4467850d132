import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { health } from 'shared-api/contract';
import { useDoubt } from 'shared-api/http';
import { fails, fakeApi, refuses, replies } from 'shared-api/testing';
import { pollUntilReached } from './pollUntilReached.ts';

const ready = replies(health, { status: 'ready', database: 'pglite' });
const visibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
let stop = () => {};

const doubt = () => useDoubt.setState(true);
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  useDoubt.setState(false);
  stop = pollUntilReached(queryClient);
});

afterEach(() => {
  stop();
  queryClient.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks nothing of a portal that answers', async () => {
  const server = fakeApi([ready]);
  await minutes(10);
  expect(server.requests).toHaveLength(0);
});

it('asks a doubted portal after a second, and no more once it has replied', async () => {
  const server = fakeApi([ready]);
  doubt();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(useDoubt.getState()).toBe(false);
  await minutes(10);
  expect(server.requests).toHaveLength(1);
});

it('asks less and less often, up to twice a minute', async () => {
  const server = fakeApi([fails(health)]);
  doubt();
  await minutes(1);
  expect(server.requests).toHaveLength(5);
  await minutes(5);
  expect(server.requests).toHaveLength(15);
});

it('asks at other times than other pages', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  const server = fakeApi([fails(health)]);
  doubt();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(server.requests).toHaveLength(0);
});

it('asks nothing while nobody sees the page, and at once when somebody does', async () => {
  visibility('hidden');
  const server = fakeApi([ready]);
  doubt();
  await minutes(10);
  expect(server.requests).toHaveLength(0);
  visibility('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(0);
  expect(server.requests).toHaveLength(1);
});

it('goes on asking what says that it cannot work yet', async () => {
  fakeApi([refuses(health, 503)]);
  doubt();
  await minutes(1);
  expect(useDoubt.getState()).toBe(true);
  fakeApi([ready]);
  await minutes(1);
  expect(useDoubt.getState()).toBe(false);
});

it('fetches what is shown and has failed, or waits in vain, once the portal is back', async () => {
  const hung = jest.fn<Promise<string>, []>(() => new Promise(() => undefined));
  const failing = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('lost')));
  const fresh = jest.fn(async () => 'fresh');
  const shown = [
    { queryKey: ['hung'], queryFn: hung },
    { queryKey: ['failing'], queryFn: failing },
    { queryKey: ['fresh'], queryFn: fresh, staleTime: 60_000 },
  ].map((options) => new QueryObserver<string>(queryClient, options));
  const leave = shown.map((one) => one.subscribe(() => undefined));
  await minutes(0);
  onlineManager.setOnline(false);
  for (const one of [hung, failing]) one.mockResolvedValue('back');
  onlineManager.setOnline(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shown.map((one) => one.getCurrentResult().data)).toEqual(['back', 'back', 'fresh']);
  expect(fresh).toHaveBeenCalledTimes(1);
  for (const one of leave) one();
});
