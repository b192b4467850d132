import { visited } from './visited.ts';

beforeEach(() => sessionStorage.clear());

describe('visited', () => {
  it('keeps the visited locations in session storage [AUTH-23]', () => {
    visited.add('/login');
    visited.add('/app/services?page=2');
    expect(JSON.parse(sessionStorage.getItem('locations') ?? '')).toEqual(['/login', '/app/services?page=2']);
  });

  it('gives what a guard remembered before what was visited', () => {
    visited.add('/app/services');
    visited.remember('/app/activities');
    expect(visited.referrer('/login')).toBe('/app/activities');
  });

  it('remembers pages of the application alone', () => {
    visited.remember('//elsewhere.example/app');
    visited.remember('/application');
    expect(visited.referrer('/login')).toBeUndefined();
  });

  it('gives the last private page other than the one asked for', () => {
    for (const address of ['/app/services', '/', '/app/profile']) visited.add(address);
    expect(visited.referrer('/app/profile')).toBe('/app/services');
  });

  it('survives a spoilt session storage', () => {
    sessionStorage.setItem('locations', '{');
    expect(visited.referrer('/login')).toBeUndefined();
  });
});
