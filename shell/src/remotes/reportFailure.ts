import { call, session } from 'shared-api/http';
import { type RemoteFault, reportRemoteFailure } from 'shared-api/remotes';
import { RemoteFailure } from './RemoteFailure.ts';
import { pageFor, registeredRemotes } from './registry.ts';

const pauseMs = 60_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/** The operators are told of the page's route, never of its address, and at most once a minute. */
export function reportFailure(error: unknown, reason: RemoteFault, pathname: string): void {
  const page = pageFor(pathname);
  const remote = error instanceof RemoteFailure ? registeredRemotes()[error.remote] : page?.remote;
  if (!page || !remote || performance.now() - reportedAt < pauseMs) return;
  reportedAt = performance.now();
  const body = {
    remote: remote.name,
    version: remote.version,
    reason,
    page: page.route,
    signedIn: session.get().user !== null,
  };
  void call(reportRemoteFailure, { body }).catch(() => undefined);
}
