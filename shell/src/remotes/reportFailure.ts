import { call, session } from 'shared-api/http';
import { type RemoteFault, reportRemoteFailure } from 'shared-api/remotes';
import { diagnose, type Fault, fileOf } from './diagnose.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { pageFor, registeredRemotes } from './registry.ts';

const pauseMs = 60_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/** The page's URL may contain private data, so only the page's route is reported. */
function report(reason: RemoteFault, pathname: string, name: string | undefined): void {
  const page = pageFor(pathname);
  const remote = name === undefined ? page?.remote : registeredRemotes()[name];
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

const remoteOf = (error: unknown): string | undefined => {
  const file = fileOf(error);
  return file === undefined ? undefined : (/^\/remotes\/([^/]+)\//.exec(file)?.[1] ?? 'shell');
};

/** `slotOf` is the remote that fills the slot in which the error occurred. */
export async function reportFailure(error: unknown, pathname: string, slotOf?: string): Promise<Fault> {
  const fault = await diagnose(error);
  const name = error instanceof RemoteFailure ? error.remote : (remoteOf(error) ?? slotOf);
  if (fault !== 'offline' && fault !== 'interrupted') report(fault, pathname, name);
  return fault;
}
