import { onlineManager } from '@tanstack/react-query';
import { session } from 'shared-api/http';
import { createPortalQueryClient } from 'shared-ui';
import type { PortalRoute } from 'shared-ui/remote';
import { makeUser } from '../testing/makeUser.ts';
import { limits, loadPage } from './pageLoader.ts';

const never = () => new Promise<never>(() => undefined);
const queryKey = ['bookings'];

const opened = (route: PortalRoute, address = '/app/bookings/8', queryClient = createPortalQueryClient()) => {
  const entered = jest.fn();
  const request = new Request(`http://localhost${address}`);
  const args = {
    request,
    url: new URL(request.url),
    params: { id: address.replace(/\D/g, '') },
    context: {},
  };
  const done = loadPage(route, args as never, queryClient).then(entered);
  return { entered, done, queryClient };
};

beforeEach(() => {
  jest.useFakeTimers();
  session.signIn('t', makeUser());
});
afterEach(() => {
  jest.useRealTimers();
  onlineManager.setOnline(true);
  session.signOut();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('a page is entered with the lists that come in a moment', async () => {
  const { entered, queryClient } = opened({
    firstCalls: ({ id }) => [{ queryKey: [...queryKey, id('id')], queryFn: async () => 'row' }],
  });
  await after(0);
  expect(entered).toHaveBeenCalled();
  expect(queryClient.getQueryData([...queryKey, 8])).toBe('row');
});

it('lists that are later are waited for 150 ms and no longer', async () => {
  const { entered } = opened({ firstCalls: () => [{ queryKey, queryFn: never }] });
  await after(limits.listsMs - 1);
  expect(entered).not.toHaveBeenCalled();
  await after(1);
  expect(entered).toHaveBeenCalled();
  expect(limits.listsMs).toBe(150);
});

it('lists that are there already are not waited for, however old they are', async () => {
  const queryClient = createPortalQueryClient();
  queryClient.setQueryData(queryKey, 'row', { updatedAt: 1 });
  const queryFn = jest.fn(never);
  const { entered } = opened({ firstCalls: () => [{ queryKey, queryFn }] }, undefined, queryClient);
  await after(0);
  expect(entered).toHaveBeenCalled();
  expect(queryFn).not.toHaveBeenCalled();
});

it('without a connection nothing is asked for and nothing waited for [PWA-01]', async () => {
  onlineManager.setOnline(false);
  const queryFn = jest.fn(never);
  const { entered } = opened({ firstCalls: () => [{ queryKey, queryFn }] });
  await after(0);
  expect(entered).toHaveBeenCalled();
  expect(queryFn).not.toHaveBeenCalled();
});

it.each<[string, PortalRoute, string]>([
  ['a page that the reader may not see', { handle: { access: 'staff' } }, '/app/bookings/8'],
  ['an address with a filter', {}, '/app/bookings/8?status=Processing'],
  ['an address that leads nowhere', {}, '/app/bookings/x'],
])('%s asks for nothing ahead', async (_, route, address) => {
  const queryFn = jest.fn(never);
  const { entered } = opened({ ...route, firstCalls: () => [{ queryKey, queryFn }] }, address);
  await after(0);
  expect(entered).toHaveBeenCalled();
  expect(queryFn).not.toHaveBeenCalled();
});

it('a page whose code does not come is entered after a second, to say so within its frame', async () => {
  const { entered } = opened({ preload: never });
  await after(limits.codeMs - 1);
  expect(entered).not.toHaveBeenCalled();
  await after(1);
  expect(entered).toHaveBeenCalled();
  expect(limits.codeMs).toBe(1_000);
});

it('code and lists are asked for at once', () => {
  const preload = jest.fn(never);
  const queryFn = jest.fn(never);
  opened({ preload, firstCalls: () => [{ queryKey, queryFn }] });
  expect(preload).toHaveBeenCalledTimes(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
