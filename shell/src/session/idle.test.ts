import { recordRequest, session } from 'shared-api/http';
import { makeUser } from '../testing/makeUser.ts';
import { useIdle, watchIdleness } from './idle.ts';

const minutes = (count: number) => count * 60_000;
const isSignedIn = () => session.get().user !== null;
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  session.signIn('t', makeUser());
  recordRequest();
  stop = watchIdleness();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('watchIdleness', () => {
  it('ends the session 20 minutes after the last request and not a second before [AUTH-18]', () => {
    jest.advanceTimersByTime(minutes(20) - 1_000);
    expect(isSignedIn()).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(isSignedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(session.get().end).toBe('expired');
  });

  it('starts the countdown again with any request [AUTH-19]', () => {
    jest.advanceTimersByTime(minutes(15));
    recordRequest();
    jest.advanceTimersByTime(minutes(20) - 1_000);
    expect(isSignedIn()).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(isSignedIn()).toBe(false);
  });

  it('warns at 18 minutes and takes the warning down after a request', () => {
    jest.advanceTimersByTime(minutes(18) - 1_000);
    expect(useIdle.getState().warned).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(useIdle.getState().warned).toBe(true);
    recordRequest();
    jest.advanceTimersByTime(1_000);
    expect(useIdle.getState().warned).toBe(false);
  });

  it('counts the requests of other tabs', () => {
    jest.advanceTimersByTime(minutes(19));
    localStorage.setItem('lastRequestAt', String(Date.now()));
    dispatchEvent(new StorageEvent('storage', { key: 'lastRequestAt', storageArea: localStorage }));
    expect(useIdle.getState().warned).toBe(false);
    jest.advanceTimersByTime(minutes(2));
    expect(isSignedIn()).toBe(true);
  });

  it('ends a session that ran out while the portal was closed', () => {
    stop();
    jest.setSystemTime(Date.now() + minutes(60));
    stop = watchIdleness();
    expect(isSignedIn()).toBe(false);
  });
});
