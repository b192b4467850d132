import { redirectDocument } from 'react-router-dom';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { runningVersion } from './loadRemote.ts';
import { ownerOf } from './registry.ts';

/**
 * An open page keeps the versions that it runs. Going to another remote's pages loads a new document if a newer version
 * is live there, because a document cannot run two versions of a remote, nor one for another contract, nor replace its
 * page at a path when staff sign in after a client.
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
