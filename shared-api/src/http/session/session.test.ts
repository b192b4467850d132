import { aClient } from '../../testing/samples.ts';
import { readDraft, saveDraft } from '../device/drafts.ts';
import { session } from './session.ts';
import { startNewEpoch } from './sessionEpoch.ts';

const user = aClient();
const draft = () => readDraft<string>(user.id, 'booking')?.value;
const hearThatStorageWasCleared = () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
};
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.signIn('t', user);
  stop = session.followOtherTabs();
  saveDraft(user.id, 'booking', 'half a passenger');
});

afterEach(() => stop());

it('keeps no identification number in the browser', () => {
  const known = { ...user, identification: 'A01234567' };
  session.signIn('t', known);
  session.update(known);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('A01234567');
  expect(session.get().user?.identification).toBe('A01234567');
});

describe('what is being entered', () => {
  it('survives the expiry of the session, here and in another tab', () => {
    hearThatStorageWasCleared();
    expect(session.get()).toMatchObject({ token: null, end: 'expired' });
    session.signIn('t2', user);
    session.expire();
    session.signIn('t3', user);
    expect(draft()).toBe('half a passenger');
  });

  it('is gone after Logout [AUTH-16]', () => {
    session.signOut();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(draft()).toBeUndefined();
  });

  it('is gone after Logout in another tab, which is one here too [AUTH-16]', () => {
    startNewEpoch();
    hearThatStorageWasCleared();
    expect(session.get()).toMatchObject({ token: null, end: 'logout' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone also where the storage tells of the Logout before the cookie does [AUTH-16]', () => {
    const told = { key: 'logged-out', newValue: 'true', storageArea: localStorage };
    dispatchEvent(new StorageEvent('storage', told));
    expect(session.get()).toMatchObject({ token: null, end: 'logout' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('nor stays what this tab kept a moment before it heard of the Logout [AUTH-16]', () => {
    localStorage.removeItem('token');
    localStorage.setItem('last-seen', 'a list');
    dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(localStorage.getItem('last-seen')).toBeNull();
  });

  it('is void in a tab that slept through the Logout of another', () => {
    stop();
    startNewEpoch();
    session.signIn('t2', user);
    expect(draft()).toBeUndefined();
  });

  it('is void once the user has logged out and in again before this tab heard of it', () => {
    startNewEpoch();
    localStorage.setItem('token', 't2');
    dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(session.get().token).toBe('t2');
    expect(draft()).toBeUndefined();
  });
});

describe('an end', () => {
  it('of a former session is none of the present one [AUTH-17]', () => {
    session.signIn('t2', user);
    session.expire('t');
    expect(session.get()).toMatchObject({ token: 't2', end: 'never' });
    expect(localStorage.getItem('token')).toBe('t2');
  });

  it('here leaves the session that another tab has begun meanwhile, and goes on in it [AUTH-17]', () => {
    localStorage.setItem('token', 't2');
    session.expire('t');
    expect(session.get()).toMatchObject({ token: 't2', end: 'never' });
    expect(localStorage.getItem('token')).toBe('t2');
  });
});
