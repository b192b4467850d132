import { probe, useDoubt } from 'shared-api/http';
import type { RemoteFault } from 'shared-api/remotes';
import { RemoteFailure } from './RemoteFailure.ts';
import { registeredRemotes } from './registry.ts';

/** `offline` and `interrupted` are faults of the connection, not of a remote. */
export type Fault = RemoteFault | 'offline' | 'interrupted';

export const isUnfetched = (error: unknown): boolean =>
  error instanceof RemoteFailure
    ? error.reason === 'unreachable' || error.reason === 'timeout'
    : error instanceof Error && error.name === 'ChunkLoadError';

/** Webpack's `ChunkLoadError` has the file's address in `request`. */
export function fileOf(error: unknown): string | undefined {
  const file =
    error instanceof RemoteFailure
      ? registeredRemotes()[error.remote]?.entry
      : error instanceof Error && 'request' in error && String(error.request);
  return file ? new URL(file, location.href).pathname : undefined;
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const fetchNow = async (path: string): Promise<Response | undefined> => {
  const response = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response : undefined;
};

/**
 * The registry contains the hashes of the files that a remote loads first. The remote's release.json contains
 * the hashes of the other files.
 */
async function releasedHash(path: string): Promise<string | undefined> {
  const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(path) ?? [];
  const known = window.portalIntegrity?.[path];
  if (known !== undefined) return known;
  const release = await (await fetchNow(`${folder}release.json`))?.json().catch(() => undefined);
  return release?.laterIntegrity?.[name];
}

async function faultOf(path: string, ran: boolean): Promise<Fault> {
  const response = await fetchNow(path);
  if (!response) return 'missing';
  const released = await releasedHash(path);
  if (released !== undefined && released !== (await hashOf(response))) return 'refused';
  return ran ? 'broken' : 'interrupted';
}

/** Browsers do not tell why a script failed to load, so the portal and then the file are requested. */
export async function diagnose(error: unknown): Promise<Fault> {
  if (error instanceof RemoteFailure && error.reason === 'contract') return 'contract';
  if (!isUnfetched(error)) return 'broken';
  await probe();
  if (useDoubt.getState()) return 'offline';
  if (error instanceof RemoteFailure && error.reason === 'timeout') return 'slow';
  const file = fileOf(error);
  const ran = error instanceof Error && String(error.cause).includes('ScriptExecutionError');
  return file === undefined ? 'missing' : faultOf(file, ran);
}
