import path from 'node:path';
import { folderStore, Refused, type ReleaseStore, s3Store } from 'remote/release';
import { openBucket } from '../../adapters/files/s3Bucket.ts';
import type { AppContext } from '../../appContext.ts';
import { NotFound, Refusal } from '../../http/errors.ts';

export function releaseStoreAt(named: string): ReleaseStore {
  if (!/^https?:/.test(named)) return folderStore(path.resolve(named));
  const { origin, pathname } = new URL(named);
  return s3Store(origin + pathname, openBucket(named));
}

/** Returns undefined on a server without a front end. */
export function storeOf({
  config: { releases, siteDir },
}: Pick<AppContext, 'config'>): ReleaseStore | undefined {
  const named = releases ?? siteDir;
  return named === undefined ? undefined : releaseStoreAt(named);
}

/** Only one server writes, so that the other servers can have read-only access to the store. */
export function writableStore(ctx: Pick<AppContext, 'config'>): ReleaseStore {
  const store = ctx.config.runReleases ? storeOf(ctx) : undefined;
  if (!store) throw new NotFound('This server takes no releases: one with RUN_RELEASES=1 does');
  return store;
}

export class ReleaseRefused extends Refusal {
  constructor(reasons: readonly string[]) {
    super({
      status: 422,
      code: 'release_refused',
      title: 'Release refused',
      message: reasons.join(' '),
      errors: [...reasons],
    });
  }
}

export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof Refused ? new ReleaseRefused(thrown.reasons) : thrown;
  }
}
