import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { CallMeta } from 'shared-api/contract';
import { notify } from '../notifications/notify.ts';
import { useNotifications } from '../notifications/useNotifications.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { createPortalQueryClient } from './createPortalQueryClient.ts';

class ApiProblem extends Error {
  override name = 'ApiProblem';
  status: number;
  errors: string[];
  fieldErrors = {};
  constructor(status: number, message: string, errors: string[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

const refuse = (problem: Error) => () => Promise.reject(problem);

async function write(mutationFn: () => Promise<unknown>, meta: CallMeta) {
  const view = renderPortal(null);
  const mutation = view.queryClient.getMutationCache().build(view.queryClient, { mutationFn, meta });
  await act(() => mutation.execute(undefined).catch(() => undefined));
  return view;
}

const shown = () =>
  useNotifications.getState().notifications.map(({ kind, message, detail }) => ({ kind, message, detail }));

it('a failure is shown once: the catalogue text, and beneath it the text of the reply', async () => {
  await write(refuse(new ApiProblem(400, 'Refused', ['The price has changed'])), {
    failure: 'Booking creation failed',
  });
  expect(shown()).toEqual([
    { kind: 'Error', message: 'Booking creation failed', detail: 'The price has changed' },
  ]);
  expect(screen.getByText('The price has changed')).toBeVisible();
});

it('a lost connection is shown in plain words, not in those of the browser', async () => {
  const problem = Object.assign(new ApiProblem(500, 'Failed to fetch'), { code: 'network' });
  await write(refuse(problem), { failure: 'Wallet funding failed' });
  const detail = 'The portal did not answer. Please check your connection and try again';
  expect(shown()).toEqual([{ kind: 'Error', message: 'Wallet funding failed', detail }]);
});

it('a reply that repeats the catalogue text, but for a full stop, is not doubled', async () => {
  await write(refuse(new ApiProblem(400, 'Booking creation failed.')), {
    failure: 'Booking creation failed',
  });
  expect(shown()).toEqual([{ kind: 'Error', message: 'Booking creation failed', detail: undefined }]);
});

it('a 401 shows nothing: the end of the session has said so', async () => {
  await write(refuse(new ApiProblem(401, 'No')), { failure: 'Booking creation failed' });
  expect(shown()).toEqual([]);
});

it('a failure of a call that names none is told as well [ERR-10]', async () => {
  const { queryClient } = await write(refuse(new ApiProblem(500, '')), {});
  expect(shown()).toEqual([{ kind: 'Error', message: 'Something went wrong', detail: undefined }]);
  act(() => notify.clear());
  await act(() =>
    queryClient
      .fetchQuery({ queryKey: ['x'], queryFn: refuse(new ApiProblem(404, '')) })
      .catch(() => undefined),
  );
  expect(shown()).toEqual([{ kind: 'Error', message: 'Something went wrong', detail: undefined }]);
});

it('a refusal that the page itself answers shows nothing', async () => {
  const problem = Object.assign(new ApiProblem(400, 'A code is needed'), { code: 'second_factor_needed' });
  await write(refuse(problem), { failure: 'Login failed', silentCodes: ['second_factor_needed'] });
  expect(shown()).toEqual([]);
});

it('a success is shown, and what it changes is fetched again', async () => {
  const { queryClient } = await write(() => Promise.resolve(), {});
  queryClient.setQueryData(['bookings', 1], 'old');
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.resolve(),
    meta: { success: 'Booking made successfully', info: 'Downloading document', invalidates: [['bookings']] },
  });
  await act(() => mutation.execute(undefined));
  expect(shown()).toEqual([
    { kind: 'Info', message: 'Downloading document', detail: undefined },
    { kind: 'Success', message: 'Booking made successfully', detail: undefined },
  ]);
  expect(queryClient.getQueryState(['bookings', 1])?.isInvalidated).toBe(true);
});

it('a failed query is shown in the words of its meta', async () => {
  const { queryClient } = renderPortal(null);
  const meta = { failure: 'Fetching services failed. Kindly Refresh' };
  await act(() =>
    queryClient
      .fetchQuery({ queryKey: ['services'], queryFn: refuse(new ApiProblem(500, 'Failed to fetch')), meta })
      .catch(() => undefined),
  );
  expect(shown()).toEqual([
    { kind: 'Error', message: 'Fetching services failed. Kindly Refresh', detail: 'Failed to fetch' },
  ]);
});

describe('while nothing answers', () => {
  const queryKey = ['services'];
  const meta = { failure: 'Fetching services failed. Kindly Refresh' };
  afterEach(() => onlineManager.setOnline(true));
  const read = async (answers: boolean, former?: string) => {
    onlineManager.setOnline(answers);
    const ask = jest.fn(refuse(new ApiProblem(500, 'Failed to fetch')));
    const { queryClient } = renderPortal(null);
    if (former) queryClient.setQueryData(queryKey, former);
    await act(() =>
      queryClient.fetchQuery({ queryKey, queryFn: ask, meta, staleTime: 0 }).catch(() => undefined),
    );
  };

  it('a failed query that still shows something is not told', async () => {
    await read(false, 'seen before');
    expect(shown()).toEqual([]);
  });

  it('a failed query that has nothing to show is shown', async () => {
    await read(false);
    expect(shown()).toMatchObject([{ message: 'Fetching services failed. Kindly Refresh' }]);
  });

  it('is over, a failed query is shown as ever', async () => {
    await read(true, 'seen before');
    expect(shown()).toMatchObject([{ message: 'Fetching services failed. Kindly Refresh' }]);
  });

  it('queries are not repeated until something answers again', async () => {
    jest.useFakeTimers();
    onlineManager.setOnline(false);
    const client = createPortalQueryClient();
    client.mount();
    const ask = jest.fn<Promise<string>, []>(refuse(new ApiProblem(500, 'Failed to fetch')));
    const observer = new QueryObserver(client, { queryKey, queryFn: ask });
    const leave = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockResolvedValue('arrived');
    onlineManager.setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('arrived');
    leave();
    client.unmount();
    jest.useRealTimers();
  });
});

it('a success takes the failure of the same action away, and leaves that of another’s', async () => {
  const meta = { failure: 'Booking update failed', success: 'Booking updated' };
  const { queryClient } = renderPortal(null);
  const update = (bookingId: number, outcome: () => Promise<unknown>) =>
    act(() =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: outcome, meta })
        .execute({ bookingId, status: 1 })
        .catch(() => undefined),
    );
  await update(7, refuse(new ApiProblem(400, 'Seven is closed')));
  await update(8, refuse(new ApiProblem(400, 'Eight is closed')));
  await update(7, () => Promise.resolve());
  expect(shown()).toEqual([
    { kind: 'Error', message: 'Booking update failed', detail: 'Eight is closed' },
    { kind: 'Success', message: 'Booking updated', detail: undefined },
  ]);
});

it('what arrives after all takes away that it could not be fetched', async () => {
  const { queryClient } = renderPortal(null);
  const ask = (queryFn: () => Promise<unknown>) =>
    act(() =>
      queryClient
        .fetchQuery({ queryKey: ['services'], queryFn, meta: { failure: 'Fetching services failed' } })
        .catch(() => undefined),
    );
  await ask(refuse(new ApiProblem(400, 'Not now')));
  expect(shown()).toHaveLength(1);
  await ask(() => Promise.resolve('arrived'));
  expect(shown()).toEqual([]);
});
