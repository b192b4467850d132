import { redirectDocument } from 'react-router-dom';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { runningVersion } from './loadRemote.ts';
import { ownerOf } from './registry.ts';

/**
 * A page that is open goes on with the versions that it runs. People who go to another part of the portal get what is
 * live there now: by a new document, because a page cannot run two versions of one remote, nor one for another
 * contract, nor change the page that it has at a path, when staff sign in where a client was.
 */
export function takeNewVersion(name: string, { request }: { request: Request }): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const owner = ownerOf(pathname);
  if (owner && owner.name !== name) return redirectDocument(pathname + search + hash);
  const isSamePart = owner?.name === ownerOf(window.location.pathname)?.name;
  if (!owner || isSamePart) return null;
  const running = runningVersion(owner.name);
  const isReplaced = running !== undefined && running !== owner.version;
  if (!isReplaced && owner.contract === REMOTE_CONTRACT) return null;
  return redirectDocument(pathname + search + hash);
}
