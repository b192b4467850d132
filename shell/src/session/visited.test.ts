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

  it.each([
    '//elsewhere.example',
    '//elsewhere.example/app',
    '///elsewhere.example/app',
    '/\\elsewhere.example/app',
    '\\\\elsewhere.example/app',
    '/\t/elsewhere.example/app',
    ' //elsewhere.example/app',
    'https://elsewhere.example/app',
    'https:/app',
    'javascript:alert(1)',
    'data:text/html,/app',
    '/application',
    '/%61pp/../..//elsewhere.example',
    '/%2f%2felsewhere.example/app',
    '/app/..//elsewhere.example',
    '/app/%2e%2e//elsewhere.example',
    '/app/../\\elsewhere.example',
    '/app\\..\\..\\elsewhere.example',
    'http://[',
  ])('neither remembers nor gives %j, which is no page of the application', (address) => {
    visited.remember(address);
    expect(visited.referrer('/login')).toBeUndefined();
    sessionStorage.setItem('referrer', address);
    sessionStorage.setItem('locations', JSON.stringify([address]));
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
