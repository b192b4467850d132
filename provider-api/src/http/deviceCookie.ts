/** Sent only at sign-in, and unreadable for scripts. */
const path = '/api/users/auth';
const yearSeconds = 365 * 24 * 3600;

/** The cookie by which a browser is recognised at its next sign-in. It grants no access. */
export function deviceCookie(secret: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  // Browsers accept this name only over HTTPS.
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

/** Undefined without the cookie, or if this server cannot have issued its value. */
export const deviceSecret = (cookies: string | undefined): string | undefined =>
  /(?:^|; ?)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
