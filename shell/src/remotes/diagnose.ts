import { probe, useDoubt } from 'shared-api/http';
import type { RemoteFault } from 'shared-api/remotes';
import { RemoteFailure } from './RemoteFailure.ts';
import { registeredRemotes } from './registry.ts';

export type Fault = RemoteFault | 'offline';

/** Only code that did not arrive would be there with a connection; any other error would be the same. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof RemoteFailure
    ? error.reason === 'unreachable' || error.reason === 'timeout'
    : error instanceof Error && error.name === 'ChunkLoadError';

/** Webpack says in its error which file did not come. */
function fileOf(error: unknown): string | undefined {
  if (error instanceof RemoteFailure) return registeredRemotes()[error.remote]?.entry;
  return error instanceof Error && 'request' in error ? String(error.request) : undefined;
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

async function faultOf(file: string): Promise<RemoteFault> {
  const response = await fetch(file, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return 'missing';
  const known = window.portalIntegrity?.[new URL(file, location.href).pathname];
  return known === (await hashOf(response)) ? 'broken' : 'refused';
}

/** A browser does not tell why code did not run, so that the portal is asked, and then the file. */
export async function diagnose(error: unknown): Promise<Fault> {
  if (error instanceof RemoteFailure && error.reason === 'contract') return 'contract';
  if (!isUnfetched(error)) return 'broken';
  await probe();
  if (useDoubt.getState()) return 'offline';
  if (error instanceof RemoteFailure && error.reason === 'timeout') return 'slow';
  const file = fileOf(error);
  return file === undefined ? 'missing' : faultOf(file);
}
