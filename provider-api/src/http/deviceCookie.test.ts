import { deviceCookie, deviceSecret } from './deviceCookie.ts';

const secret = 'a'.repeat(43);

it('travels over HTTPS alone where the portal does', () => {
  expect(deviceCookie(secret, 'https://portal.example')).toMatch(
    /^__Secure-device=.*; HttpOnly; .*; Secure$/,
  );
  expect(deviceCookie(secret, 'http://localhost:3000')).not.toContain('Secure');
});

it.each([
  [`device=${secret}`, secret],
  [`a=b; __Secure-device=${secret}; c=d`, secret],
  [`other-device=${secret}`, undefined],
  ['device=short', undefined],
  [undefined, undefined],
])('from %s the secret %s is read', (cookies, read) => {
  expect(deviceSecret(cookies)).toBe(read);
});
