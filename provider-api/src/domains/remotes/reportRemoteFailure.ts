import { type Registry, readRegistry } from 'remote/release';
import type { Verb } from '../../http/context.ts';
import { limit } from '../../http/limits.ts';
import { storeOf } from './releaseStore.ts';

/**
 * A part of one remote can fail in a page of another remote. The version and the page may therefore belong to different
 * remotes.
 */
function isReleased({ remotes }: Registry, { remote, version, page }: Record<string, unknown>): boolean {
  const versions = Object.entries(remotes).flatMap(([name, live]) =>
    [live, ...(live.candidates ?? [])].map((each) => ({ name, ...each })),
  );
  return (
    versions.some((each) => each.name === remote && each.version === version) &&
    versions.some(({ pages }) => Object.keys(pages).includes(String(page)))
  );
}

/** Anybody can send a report, so it only informs the operators. */
export const reportRemoteFailure: Verb<'reportRemoteFailure'> = async (ctx, { body }) => {
  await limit(ctx, { name: 'remote-failure', by: ctx.address, max: 20, windowMs: 60_000 });
  const store = storeOf(ctx);
  const registry = store && (await readRegistry(store).catch(() => undefined));
  const recorded = registry !== undefined && isReleased(registry, body);
  if (recorded) {
    ctx.log.warn({ ...body }, 'a remote failed in a browser');
    await ctx.db.query(
      `insert into remote_failures (remote, version, reason, page, signed_in, at) values ($1, $2, $3, $4, $5, $6)`,
      [body.remote, body.version, body.reason, body.page, body.signedIn, ctx.clock.now()],
    );
  }
  return { data: { recorded } };
};
