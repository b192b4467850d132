import { redirectDocument } from 'react-router-dom';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { runningVersion } from './loadRemote.ts';
import { ownerOf } from './registry.ts';

/**
 * A running document can replace neither the version of a remote nor the remote at a path. In these cases a
 * new document is loaded.
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
