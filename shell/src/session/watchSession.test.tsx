import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { userById } from 'shared-api/contract';
import { call, keys, session } from 'shared-api/http';
import { createPortalQueryClient, Notifications, notify } from 'shared-ui';
import { makeUser } from '../testing/makeUser.ts';
import { watchSession } from './watchSession.ts';

Object.assign(globalThis, { TextDecoderStream: class {} });

const expired = 'Your session has expired. Please login again';
const queryClient = createPortalQueryClient();
let stop = () => {};

const answer = (status: number) => {
  globalThis.fetch = jest.fn(
    async () => new Response(JSON.stringify({ errors: [], message: '' }), { status }),
  );
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.signOut();
  notify.clear();
  answer(404);
  stop = watchSession(queryClient);
  act(() => session.signIn('t', makeUser()));
  render(
    <MemoryRouter>
      <Notifications />
    </MemoryRouter>,
  );
});

afterEach(() => stop());

describe('watchSession', () => {
  it('stores token and user of a session for the next load [AUTH-09]', () => {
    expect(localStorage.getItem('token')).toBe('t');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ lastName: 'Kilo' });
  });

  it('clears everything on a 401 and warns exactly once [AUTH-17] [AUTH-21]', async () => {
    answer(401);
    await act(async () => {
      const ask = () => call(userById, { params: { id: 1 } });
      await Promise.allSettled([ask(), ask(), ask()]);
    });
    expect(screen.getAllByText(expired)).toHaveLength(1);
    expect(session.get().user).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('tells on load that the user could not be read afresh, and keeps the copy [ERR-27]', async () => {
    stop();
    stop = watchSession(queryClient);
    expect(await screen.findByText('Fetching user details failed. Kindly Refresh')).toBeVisible();
    expect(session.get().user).toMatchObject({ lastName: 'Kilo' });
  });

  it('reads what the user may do once somebody changed it', async () => {
    const owner = 41;
    const member = makeUser({ ownerId: owner });
    const heard = (id: number) => `data: {"type":"client","id":${id}}\n\n`;
    const asked: string[] = [];
    const events = [heard(member.id + 1), heard(owner)];
    const read = async () => ({ done: events.length === 0, value: events.shift() });
    globalThis.fetch = jest.fn(async (url) => {
      if (!String(url).includes('/events')) asked.push(String(url));
      const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
      return {
        ok: true,
        status: 200,
        body,
        headers: new Headers(),
        json: async () => ({ data: makeUser() }),
      };
    }) as unknown as typeof fetch;
    act(() => session.signOut());
    act(() => session.signIn('u', member));
    await waitFor(() => expect(asked).toEqual([expect.stringContaining(`/users/${makeUser().id}`)]));
  });

  it('leaves the warning until it is dismissed [AUTH-20]', () => {
    jest.useFakeTimers();
    act(() => session.expire());
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText(expired)).toBeVisible();
    jest.useRealTimers();
  });

  it('clears local storage on Logout without a word about expiry [AUTH-16] [AUTH-22]', () => {
    localStorage.setItem('showFeedbackForm', 'true');
    act(() => session.signOut());
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(expired)).toBeNull();
  });

  it('forgets what one user fetched and visited before the next signs in [AUTH-32]', () => {
    for (const root of Object.values(keys)) queryClient.setQueryData([...root, 1], [{ id: 1 }]);
    sessionStorage.setItem('locations', '["/app/booking/1"]');
    act(() => session.signOut());
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(sessionStorage.getItem('locations')).toBeNull();
  });

  const hear = (told: StorageEventInit) =>
    act(() => {
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...told }));
    });

  it('signs out in step with another tab whose session expired, and says so here too [AUTH-20]', () => {
    localStorage.clear();
    hear({ key: null });
    expect(session.get().user).toBeNull();
    expect(screen.getAllByText(expired)).toHaveLength(1);
  });

  it('signs out in step with a Logout in another tab without a word [AUTH-22]', () => {
    hear({ key: 'logged-out', newValue: 'true' });
    expect(session.get().user).toBeNull();
    expect(screen.queryByText(expired)).toBeNull();
  });
});
