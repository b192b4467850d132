import { redirectDocument } from 'react-router-dom';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { runningVersion } from './loadRemote.ts';
import { ownerOf } from './registry.ts';

/**
 * An open document cannot replace a remote that it has loaded. The browser loads a new one if the remote has
 * a new version, or if the path now belongs to another remote.
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
