export const pageFor = (url: string): '/landing.html' | '/index.html' =>
  new URL(url).pathname === '/' ? '/landing.html' : '/index.html';

const isWhole = ({ ok, type, redirected, headers }: Response): boolean =>
  ok && type === 'basic' && !redirected && (headers.get('content-type')?.startsWith('text/html') ?? false);

/**
 * This copy is opened offline, because it names the remotes' versions that were live when it was served, whose files
 * are kept. The pages contain nothing private. Errors and redirections are not kept.
 */
export const copyToKeep = (reply: Response): Response | undefined =>
  isWhole(reply) ? reply.clone() : undefined;

/** With these statuses a proxy answers in place of an unreachable server. */
export const isFromElsewhere = ({ status }: Response): boolean => [502, 503, 504].includes(status);
