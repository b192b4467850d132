const signInPath = '/api/users/auth';
const yearSeconds = 365 * 24 * 3600;

/** At the next sign-in, the server recognises the browser by this cookie. The cookie grants no access. */
export function deviceCookie(secret: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  // Browsers accept the prefix __Secure- only over HTTPS.
  const name = secure ? '__Secure-device' : 'device';
  return [
    `${name}=${secret}`,
    `Path=${signInPath}`,
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

export const deviceSecret = (cookies: string | undefined): string | undefined =>
  /(?:^|; ?)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
