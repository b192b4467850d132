import { redirectDocument } from 'react-router-dom';
import { runningVersion } from './loadRemote.ts';
import { ownerOf } from './registry.ts';

/**
 * A page that is open goes on with the versions that it runs. Who goes to another part of the portal gets what is live
 * there now: by a new document, because a page cannot run two versions of one remote.
 */
export function takeNewVersion({ request }: { request: Request }): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const owner = ownerOf(pathname);
  const isSamePart = owner?.name === ownerOf(window.location.pathname)?.name;
  const running = owner && runningVersion(owner.name);
  if (isSamePart || running === undefined || running === owner?.version) return null;
  return redirectDocument(pathname + search + hash);
}
