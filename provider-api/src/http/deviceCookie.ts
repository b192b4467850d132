/** Sent at sign-in alone, and no script can read it. */
const path = '/api/users/auth';
const yearSeconds = 365 * 24 * 3600;

/** The cookie by which a browser is known again at its next sign-in; it opens nothing. */
export function deviceCookie(secret: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  // Browsers take a cookie of this name over HTTPS alone.
  const name = secure ? '__Secure-device' : 'device';
  return [
    `${name}=${secret}`,
    `Path=${path}`,
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Undefined without the cookie, and for anything that this server did not give out. */
export const deviceSecret = (cookies: string | undefined): string | undefined =>
  /(?:^|; ?)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
