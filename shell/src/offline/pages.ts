/** The landing page answers /, and everything else opens the application. */
export const pageFor = (url: string): '/landing.html' | '/index.html' =>
  new URL(url).pathname === '/' ? '/landing.html' : '/index.html';

const isWhole = ({ ok, type, redirected, headers }: Response): boolean =>
  ok && type === 'basic' && !redirected && (headers.get('content-type')?.startsWith('text/html') ?? false);

/**
 * The copy is opened without a connection: it names the versions of the remotes that were live when it was served,
 * whose files are kept, and not those of the day on which the worker was installed. The pages carry nothing private.
 * A reply that is no page, such as an error or a redirection, is not kept.
 */
export const copyToKeep = (reply: Response): Response | undefined =>
  isWhole(reply) ? reply.clone() : undefined;

/** With these statuses somebody on the way answers in the place of a server that is not there. */
export const isFromElsewhere = ({ status }: Response): boolean => [502, 503, 504].includes(status);
