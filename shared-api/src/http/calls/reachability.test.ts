import { onlineManager } from '@tanstack/react-query';
import * as api from '../../contract/index.ts';
import { fails, fakeApi, hangs, refuses, replies } from '../../testing/fakeApi.ts';
import { lastRequestAt } from '../session/clocks.ts';
import type { ApiProblem } from './apiProblem.ts';
import { onNoResponse, onReply, probe, useDoubt } from './reachability.ts';
import { call, send } from './request.ts';

const reach = () => {
  if (!onlineManager.isOnline()) return 'unreachable';
  return useDoubt.getState() ? 'doubted' : 'reached';
};
const read = (signal?: AbortSignal) => call(api.listAirports, {}, { signal });
const followed = (promise: Promise<unknown>) => {
  const seen: { problem?: ApiProblem } = {};
  promise.catch((problem: ApiProblem) => {
    seen.problem = problem;
  });
  return seen;
};

beforeEach(() => {
  jest.useFakeTimers();
  onReply(200);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the portal', () => {
  it('is doubted after a lost reply, and unreachable if nothing replies within two seconds and a half', async () => {
    fakeApi([fails(api.listAirports)]);
    await read().catch(() => undefined);
    expect(reach()).toBe('doubted');
    jest.advanceTimersByTime(2_499);
    expect(reach()).toBe('doubted');
    jest.advanceTimersByTime(1);
    expect(reach()).toBe('unreachable');
  });

  it('is reached again with the reply to a second attempt, and was never unreachable', async () => {
    fakeApi([fails(api.listAirports)]);
    await read().catch(() => undefined);
    fakeApi([replies(api.listAirports, [])]);
    await read();
    jest.advanceTimersByTime(60_000);
    expect(reach()).toBe('reached');
  });

  it.each([502, 503, 504])(
    'is unreachable when it, or somebody in its place, goes on answering %i',
    async (status) => {
      fakeApi([refuses(api.listAirports, status)]);
      await read().catch(() => undefined);
      jest.advanceTimersByTime(2_500);
      expect(reach()).toBe('unreachable');
    },
  );

  it.each([400, 401, 403, 404, 429, 500])('is reached when it refuses with %i', async (status) => {
    onNoResponse();
    fakeApi([refuses(api.listAirports, status)]);
    await read().catch(() => undefined);
    expect(reach()).toBe('reached');
  });

  it('is not doubted for want of a connection, which the browser tells by itself', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(reach()).toBe('unreachable');
    fakeApi([fails(api.listAirports)]);
    await read().catch(() => undefined);
    connection.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(reach()).toBe('reached');
  });

  it('that did not answer before the connection was lost is not taken for reached because it is back', async () => {
    fakeApi([fails(api.listAirports)]);
    await read().catch(() => undefined);
    jest.advanceTimersByTime(2_500);
    dispatchEvent(new Event('online'));
    expect(reach()).toBe('unreachable');
    onReply(200);
    expect(reach()).toBe('reached');
  });
});

describe('a read without a reply', () => {
  it('raises a doubt after five seconds and is given up after twenty', async () => {
    fakeApi([hangs(api.listAirports)]);
    const seen = followed(read());
    await jest.advanceTimersByTimeAsync(4_999);
    expect(reach()).toBe('reached');
    await jest.advanceTimersByTimeAsync(1);
    expect(reach()).toBe('doubted');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(seen.problem).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.problem).toMatchObject({ status: 500, code: 'network' });
  });

  it('takes its connection down when it is given up', async () => {
    fakeApi([hangs(api.listAirports)]);
    const asked = jest.spyOn(globalThis, 'fetch');
    followed(read());
    await jest.advanceTimersByTimeAsync(20_000);
    expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('says nothing when its user gave it up', async () => {
    fakeApi([hangs(api.listAirports)]);
    const leaving = new AbortController();
    const seen = followed(read(leaving.signal));
    leaving.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.problem).toMatchObject({ name: 'AbortError' });
    expect(reach()).toBe('reached');
  });
});

it('a write, and the making of a document, may take as long as they need', async () => {
  fakeApi([hangs(api.forgotPassword), hangs(api.exportBookings)]);
  const seen = [
    followed(call(api.forgotPassword, { body: { Email: 'a@example.test' } })),
    followed(send(api.exportBookings, {})),
  ];
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(seen).toEqual([{}, {}]);
  expect(reach()).toBe('reached');
});

describe('a probe', () => {
  it('ends a doubt, and counts as no request of the user [G28]', async () => {
    const server = fakeApi([replies(api.health, { status: 'ready', database: 'pglite' })]);
    onNoResponse();
    await probe();
    expect(reach()).toBe('reached');
    expect(lastRequestAt()).toBe(0);
    expect(server.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  it('that gets no reply ends after eight seconds', async () => {
    fakeApi([hangs(api.health)]);
    onNoResponse();
    const asked = probe();
    await jest.advanceTimersByTimeAsync(8_000);
    await asked;
    expect(reach()).toBe('unreachable');
  });
});
