import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { fetchContainer, registerContainer } from './fetchContainer.ts';
import { isObject, type RegisteredRemote } from './parseRegistry.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { fetchRegistry, registeredRemotes } from './registry.ts';

const timeLimitMs = 12_000;
const pausesMs = [0, 300, 1_200] as const;

const running = new Map<string, Promise<Remote>>();
const versions = new Map<string, string>();

export const runningVersion = (name: string): string | undefined => versions.get(name);

export function loadRemote(name: string): Promise<Remote> {
  const known = running.get(name);
  if (known) return known;
  const attempt = loadWithRetries(name);
  running.set(name, attempt);
  attempt.catch(() => running.delete(name));
  return attempt;
}

async function loadWithRetries(name: string): Promise<Remote> {
  let failure: unknown;
  for (const [index, pauseMs] of pausesMs.entries()) {
    try {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      // The registry may name a newer release, and the runtime must forget the failed release.
      if (index > 0) await fetchRegistry().catch(() => undefined);
      return await loadOnce(name, index > 0 || hasFailed.has(name));
    } catch (error) {
      failure = error;
      hasFailed.add(name);
    }
  }
  throw failure;
}

const hasFailed = new Set<string>();

async function loadOnce(name: string, force: boolean): Promise<Remote> {
  const registered = registeredRemotes()[name];
  if (!registered) throw new RemoteFailure(name, 'unknown');
  if (registered.contract !== REMOTE_CONTRACT) throw new RemoteFailure(name, 'contract');
  registerContainer(registered, force);
  const remote = remoteIn(registered, await withinTimeLimit(registered));
  hasFailed.delete(name);
  versions.set(name, registered.version);
  return remote;
}

function withinTimeLimit(registered: RegisteredRemote): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure(registered.name, 'timeout')), timeLimitMs);
    fetchContainer(registered)
      .then(resolve, (cause: unknown) => reject(new RemoteFailure(registered.name, 'unreachable', cause)))
      .finally(() => clearTimeout(timer));
  });
}

const isRemote = (value: unknown): value is Remote =>
  isObject(value) && 'contract' in value && 'routes' in value && Array.isArray(value.routes);

function remoteIn({ name }: RegisteredRemote, module: unknown): Remote {
  const remote = isObject(module) && 'default' in module ? module.default : undefined;
  if (!isRemote(remote)) throw new RemoteFailure(name, 'shape');
  if (remote.contract !== REMOTE_CONTRACT) throw new RemoteFailure(name, 'contract');
  return remote;
}
