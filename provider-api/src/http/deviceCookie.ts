/** Sent at sign-in alone, and no script can read it. */
const name = 'device';
const path = '/api/users/auth';
const yearSeconds = 365 * 24 * 3600;

/** The cookie by which a browser is known again at its next sign-in; it opens nothing. */
export const deviceCookie = (secret: string, publicUrl: string): string =>
  [
    `${name}=${secret}`,
    `Path=${path}`,
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Undefined without the cookie, and for anything that this server did not give out. */
export const deviceSecret = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
