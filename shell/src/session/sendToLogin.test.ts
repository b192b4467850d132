import { session } from 'shared-api/http';
import { useNotifications } from 'shared-ui';
import { useRegistry } from '../remotes/registry.ts';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { sendToLogin } from './sendToLogin.ts';
import { visited } from './visited.ts';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  sendToLogin();
  return window.location.pathname;
};

beforeEach(() => {
  session.signOut();
  sessionStorage.clear();
  useNotifications.setState({ notifications: [] });
  useRegistry.setState({ remotes: { 'mf-bookings': makeRemote('mf-bookings') } });
});

it('a visit that begins signed out on a private page begins on the sign-in page, which leads back [AUTH-24] [AUTH-26]', () => {
  expect(open('/app/services?page=2')).toBe('/login');
  expect(visited.referrer('/login')).toBe('/app/services?page=2');
  expect(useNotifications.getState().notifications.map(({ message }) => message)).toEqual([
    'Log in to access that page',
  ]);
});

it('a signed-in user, a public page and an unknown path stay where they are', () => {
  expect(open('/app/no-such-page')).toBe('/app/no-such-page');
  expect(open('/services')).toBe('/services');
  session.signIn('token', makeUser());
  expect(open('/app/services')).toBe('/app/services');
});
