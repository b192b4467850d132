import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { listMembers } from '../members/contract.ts';
import { aClient } from '../testing/samples.ts';
import { onNoResponse, onReply, useDoubt } from './calls/reachability.ts';
import { followLiveEvents } from './liveEvents.ts';
import { session } from './session/session.ts';

Object.assign(globalThis, { TextDecoderStream: class {} });

const silentStream = (init: RequestInit | undefined) => {
  const ended = new Promise<never>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
  const body = { pipeThrough: () => ({ getReader: () => ({ read: () => ended }) }) };
  return { ok: true, status: 200, body } as unknown as Response;
};
const queryClient = new QueryClient();
const open = jest.fn<Promise<Response>, [string, RequestInit?]>();
const heardOf = jest.fn();
let stop = () => {};

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

beforeEach(async () => {
  jest.useFakeTimers();
  globalThis.fetch = open as unknown as typeof fetch;
  open.mockReset().mockImplementation(async (_, init) => silentStream(init));
  jest.spyOn(queryClient, 'invalidateQueries').mockClear();
  onReply(200);
  session.signIn('token', aClient());
  stop = followLiveEvents(queryClient, heardOf);
  await minutes(0);
});

afterEach(() => {
  stop();
  session.signOut();
  jest.useRealTimers();
});

const goAway = async () => {
  onNoResponse();
  await jest.advanceTimersByTimeAsync(2_500);
};

it('a stream on which nothing is heard, not even the beat of the server, is opened again', async () => {
  await jest.advanceTimersByTimeAsync(44_999);
  expect(open).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(useDoubt.getState()).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(open).toHaveBeenCalledTimes(2);
});

it('while nothing answers the stream is taken down, and does not ask by itself', async () => {
  await goAway();
  expect(open.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await minutes(10);
  expect(open).toHaveBeenCalledTimes(1);
});

it('once the portal answers the stream is back, and what was missed is fetched', async () => {
  await goAway();
  await minutes(10);
  onReply(200);
  await minutes(0);
  expect(open).toHaveBeenCalledTimes(2);
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith(
    expect.objectContaining({ queryKey: ['wallet'] }),
  );
});

it('a payment that has arrived is announced, and the wallet fetched again, as are orders once their invoice changes [WALLET-19]', async () => {
  const heard = ['wallet', 'transaction', 'funded'].map((type) => `data: {"type":"${type}","id":41}\n\n`);
  const read = async () => ({ done: heard.length === 0, value: heard.shift() });
  const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
  open.mockResolvedValueOnce({ ok: true, status: 200, body } as unknown as Response);
  stop();
  stop = followLiveEvents(queryClient, heardOf);
  await minutes(0);
  await jest.advanceTimersByTimeAsync(500);
  expect(heardOf).toHaveBeenCalledWith({ type: 'funded', id: 41 });
  for (const queryKey of [['wallet'], ['bookings', 'orders']])
    expect(queryClient.invalidateQueries).toHaveBeenCalledWith(expect.objectContaining({ queryKey }));
});

it('a booking that changed fetches the members again, as it takes from what each may spend', async () => {
  const heard = ['data: {"type":"booking","id":41}\n\n'];
  const read = async () => ({ done: heard.length === 0, value: heard.shift() });
  const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
  open.mockResolvedValueOnce({ ok: true, status: 200, body } as unknown as Response);
  stop();
  stop = followLiveEvents(queryClient, heardOf);
  await jest.advanceTimersByTimeAsync(500);
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith(
    expect.objectContaining({ queryKey: listMembers.key }),
  );
});

it('news fetch rows twice a second at most, and what is counted every five seconds', async () => {
  const asked = { rows: 0, total: 0, stats: 0 };
  const show = (name: keyof typeof asked, queryKey: readonly unknown[]) =>
    new QueryObserver(queryClient, {
      queryKey,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      queryFn: () => {
        asked[name] += 1;
        return asked[name];
      },
    }).subscribe(() => undefined);
  const hide = [
    show('rows', ['bookings', 'all', { only: 'rows' }]),
    show('total', ['bookings', 'all', { only: 'total' }]),
    show('stats', ['stats', 'dashboard']),
  ];
  let hear = () => {};
  const read = () =>
    new Promise<{ done: boolean; value: string }>((resolve) => {
      hear = () => resolve({ done: false, value: 'data: {"type":"booking","id":41}\n\n' });
    });
  const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
  open.mockResolvedValueOnce({ ok: true, status: 200, body } as unknown as Response);
  stop();
  stop = followLiveEvents(queryClient, heardOf);
  await minutes(0);
  const first = { ...asked };
  for (let second = 0; second < 9; second += 1) {
    hear();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect([asked.rows - first.rows, asked.total - first.total, asked.stats - first.stats]).toEqual([9, 2, 2]);
  for (const one of hide) one();
});

it('a stream that finds no server raises a doubt', async () => {
  open.mockRejectedValue(new TypeError('Failed to fetch'));
  stop();
  stop = followLiveEvents(queryClient, heardOf);
  await minutes(0);
  expect(useDoubt.getState()).toBe(true);
});

it('a stream that is stopped says nothing', async () => {
  stop();
  await minutes(10);
  expect(useDoubt.getState()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});
