import { makeUser } from '../testing/makeUser.ts';
import { decideAccess } from './decideAccess.ts';

const client = makeUser();
const officer = makeUser({ role: 'Protocol Officer' });
const visit = { address: '/app/activities', user: null, referrer: undefined, access: 'signed-in' } as const;

describe('decideAccess', () => {
  it('sends a visitor from a private page to /login and remembers the page [AUTH-24] [AUTH-25]', () => {
    expect(decideAccess({ ...visit, address: '/app/booking/9?x=1' })).toEqual({
      kind: 'redirect',
      to: '/login',
      warning: 'Log in to access that page',
      remember: '/app/booking/9?x=1',
    });
  });

  it('shows a private page to whoever is signed in', () => {
    expect(decideAccess({ ...visit, user: client })).toEqual({ kind: 'show' });
    expect(decideAccess({ ...visit, user: officer })).toEqual({ kind: 'show' });
  });

  it('opens nothing but the profile until a role that needs it has set up two-factor sign-in', () => {
    const user = makeUser({ role: 'Finance Officer', mustSetUpTwoFactor: true });
    expect(decideAccess({ ...visit, user })).toEqual({ kind: 'redirect', to: '/app/profile/security' });
    expect(decideAccess({ ...visit, user, address: '/app/profile/security' })).toEqual({ kind: 'show' });
    expect(decideAccess({ ...visit, user, address: '/app/profile' })).toEqual({ kind: 'show' });
  });

  it('opens nothing but the new terms until whoever must accept them has', () => {
    const user = makeUser({ mustAcceptTerms: true });
    expect(decideAccess({ ...visit, user })).toEqual({ kind: 'redirect', to: '/app/profile/terms' });
    expect(decideAccess({ ...visit, user, address: '/app/profile/terms' })).toEqual({ kind: 'show' });
  });

  it('shows an open page to everybody', () => {
    expect(decideAccess({ ...visit, access: 'public' })).toEqual({ kind: 'show' });
    expect(decideAccess({ ...visit, access: 'public', user: client })).toEqual({ kind: 'show' });
  });

  it('sends a signed-in user from a public-only page to the dashboard, or to the referrer [AUTH-26] [AUTH-10]', () => {
    const login = { ...visit, access: 'public-only', address: '/login', user: client } as const;
    expect(decideAccess(login)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
    expect(decideAccess({ ...login, referrer: '/app/services' })).toEqual({
      kind: 'redirect',
      to: '/app/services',
    });
    expect(decideAccess({ ...login, user: null })).toEqual({ kind: 'show' });
  });

  it('lets only a Client into a page for clients [AUTH-29]', () => {
    const page = { ...visit, access: 'client', address: '/app/service/1/create-booking' } as const;
    expect(decideAccess({ ...page, user: client })).toEqual({ kind: 'show' });
    expect(decideAccess({ ...page, user: officer })).toMatchObject({ kind: 'redirect' });
    expect(decideAccess({ ...page, user: null })).toMatchObject({ to: '/login' });
  });

  it('lets in whoever holds one of the permissions', () => {
    const page = { ...visit, access: ['clients.read', 'users.read'] } as const;
    expect(decideAccess({ ...page, user: officer })).toEqual({ kind: 'show' });
    expect(decideAccess({ ...page, user: client })).toMatchObject({ kind: 'redirect' });
  });

  it('sends a refused user to the referrer or the dashboard, with the warning [AUTH-27] [AUTH-28]', () => {
    const refused = {
      ...visit,
      access: 'client',
      address: '/app/service/1/create-booking',
      user: officer,
    } as const;
    const warning = 'You are not authorized to access that page';
    expect(decideAccess(refused)).toEqual({ kind: 'redirect', to: '/app/dashboard', warning });
    expect(decideAccess({ ...refused, referrer: '/app/clients' })).toEqual({
      kind: 'redirect',
      to: '/app/clients',
      warning,
    });
  });

  it('never sends anybody to the page that was refused', () => {
    const refused = { ...visit, access: 'client', user: officer } as const;
    expect(decideAccess({ ...refused, address: '/app/a?b', referrer: '/app/a/' })).toMatchObject({
      to: '/app/dashboard',
    });
    expect(decideAccess({ ...refused, address: '/app/dashboard' })).toMatchObject({ to: '/' });
  });
});
