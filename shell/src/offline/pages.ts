export const pageFor = (url: string): '/landing.html' | '/index.html' =>
  new URL(url).pathname === '/' ? '/landing.html' : '/index.html';

const isWhole = ({ ok, type, redirected, headers }: Response): boolean =>
  ok && type === 'basic' && !redirected && (headers.get('content-type')?.startsWith('text/html') ?? false);

/** The service worker stores this copy and shows it offline. The page contains no private data. */
export const copyToKeep = (reply: Response): Response | undefined =>
  isWhole(reply) ? reply.clone() : undefined;

/** A proxy sends these statuses if it cannot reach the server. */
export const isFromElsewhere = ({ status }: Response): boolean => [502, 503, 504].includes(status);
