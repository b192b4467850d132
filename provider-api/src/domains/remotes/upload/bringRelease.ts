import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  type Files,
  goLive,
  type Release,
  type ReleaseStore,
  readMoves,
  readRegistry,
  registryAfter,
  releaseIn,
  upload,
  versionsLive,
} from 'remote/release';
import type { bringRelease as endpoint, ReplyOf } from 'shared-api/contract';
import { audienceIn, audienceText, hourMs, type ReleaseAudience } from 'shared-api/rules';
import { insertRow, type Tx } from '../../../db/index.ts';
import type { PublicContext, Reply } from '../../../http/context.ts';
import { BadRequest, Conflict, Forbidden, Invalid, Refusal } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { publish } from '../../../http/liveEvents.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { recordAudit } from '../../activities/index.ts';
import { expectWorking, heldKey, lockKey } from '../keys/heldKey.ts';
import type { KeyRow } from '../keys/releaseKey.ts';
import { limitsOf } from '../limitsOf.ts';
import { ReleaseRefused, refusing, writableStore } from '../releaseStore.ts';
import { acceptsItself, releaseOf } from '../releases/releaseRow.ts';
import { tellReleasers } from '../tellReleasers.ts';
import { isOlder } from './isOlder.ts';
import { readUpload } from './readUpload.ts';

/** This limit prevents a stolen key from filling the disk. */
const maxWaiting = 20;

/** These remotes have an upload at the moment. Only one server accepts releases, so a set in memory is enough. */
const underWay = new Set<string>();

async function oneAtATime<T>(remote: string, work: () => Promise<T>): Promise<T> {
  if (underWay.has(remote)) throw new Conflict(`Another release of ${remote} is being brought`, 'under_way');
  underWay.add(remote);
  try {
    return await work();
  } finally {
    underWay.delete(remote);
  }
}

const nameOf = ({ id, proposer }: KeyRow): string => `Key ${id} of ${proposer}`;

const audit = (
  tx: Tx,
  { clock, requestId }: PublicContext,
  key: KeyRow,
  entry: { action: string; remote: string; after?: object; reason?: string },
) =>
  recordAudit(
    tx,
    { clock, requestId, actor: { id: null, name: nameOf(key) } },
    { ...entry, subject: ['remote', entry.remote] },
  );

interface Brought {
  release: Release;
  files: Files;
  contentHash: string;
  audience: ReleaseAudience;
}

function hashOfFiles(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${JSON.stringify(name)} ${content.length}\n`).update(content);
  return hash.digest('hex');
}

async function receive(request: FastifyRequest, remote: string): Promise<Brought> {
  if (!request.isMultipart()) throw new BadRequest('Send the files as multipart/form-data');
  const { audience: text, files } = await readUpload(request);
  const audience = audienceIn(String(text ?? ''));
  if (!audience) throw new Invalid({ audience: ['Must be all, channel:NAME or share:1 to share:99'] });
  const manifest = files.get('release.json');
  if (!manifest)
    throw new ReleaseRefused(['The release has no release.json: build it with portal-remote build']);
  const release = await refusing(async () => releaseIn(remote, manifest.toString()));
  return { release, files, audience, contentHash: hashOfFiles(files) };
}

async function expectNewer(store: ReleaseStore, { name, version }: Release): Promise<void> {
  const registry = await readRegistry(store);
  // An upload may be repeated if its commit failed after the version went live. `upload` refuses other files.
  if (versionsLive(registry, name).includes(version)) return;
  const live = registry.remotes[name]?.version;
  const wasLive = (await readMoves(store)).some((move) => move.name === name && move.version === version);
  if (wasLive || (live !== undefined && isOlder(version, live)))
    throw new ReleaseRefused([
      `${name} ${version} is older than what is live: bring it under a higher version, or let an Administrator roll back`,
    ]);
}

async function expectRoom(tx: Tx, remote: string): Promise<void> {
  const { waiting } = await tx.one<{ waiting: number }>(
    `select count(*)::int as waiting from releases where remote = $1 and state = 'waiting'`,
    [remote],
  );
  if (waiting >= maxWaiting)
    throw new Conflict(
      `${waiting} versions of ${remote} wait: an Administrator accepts or refuses them first`,
    );
}

type Kept = ReplyOf<typeof endpoint>['state'];

async function knownState(tx: Tx, { release: { name, version }, contentHash }: Brought) {
  const known = await releaseOf(tx, name, version);
  if (!known) return undefined;
  if (known.contentHash !== contentHash)
    throw new ReleaseRefused([`${name} ${version} was brought before, with other files: raise its version`]);
  if (known.state === 'refused')
    throw new ReleaseRefused([`${name} ${version} was refused by ${known.decider}: raise its version`]);
  return known.state === 'accepted' ? 'live' : 'waiting';
}

async function keep(
  tx: Tx,
  ctx: PublicContext,
  { store, held, brought }: { store: ReleaseStore; held: KeyRow; brought: Brought },
): Promise<Kept> {
  const { release, audience, files, contentHash } = brought;
  const { version } = release;
  const { remote } = held;
  const now = ctx.clock.now();
  // The lock makes a withdrawal of the key wait until this transaction has ended.
  const key = await lockKey(tx, held.id);
  expectWorking(key, now);
  await tx.query('update release_keys set last_used_at = $2 where id = $1', [key.id, now]);
  const after = { version, audience: audienceText(audience), files: files.size };
  const known = await knownState(tx, brought);
  if (known) {
    await audit(tx, ctx, key, { action: 'release.repeated', remote, after });
    return known;
  }
  await expectNewer(store, release);
  await expectRoom(tx, remote);
  const [commit, limits] = [`key ${key.id}`, await limitsOf(tx, key.id)];
  const change = { remotes: [{ release, files, commit }], audience, action: 'release', limits } as const;
  await refusing(async () => {
    await registryAfter(store, await readRegistry(store), change);
    await upload(store, release, files);
  });
  const own = await acceptsItself(tx, remote);
  const isAccepted = own === 'all' || own === after.audience;
  await insertRow(tx, 'releases', {
    remote,
    version,
    content_hash: contentHash,
    audience: after.audience,
    key_id: key.id,
    brought_at: now,
    state: isAccepted ? 'accepted' : 'waiting',
    decided_at: isAccepted ? now : null,
  });
  await audit(tx, ctx, key, {
    action: isAccepted ? 'release.acceptedItself' : 'release.brought',
    remote,
    after,
  });
  const step = isAccepted ? 'accepted itself' : 'brought';
  await tellReleasers(tx, { step, remote, by: nameOf(key), version, audience: after.audience });
  await publish(tx, { type: 'release', id: null, staff: true });
  if (isAccepted) await refusing(() => goLive(store, change));
  return isAccepted ? 'live' : 'waiting';
}

async function bring(ctx: PublicContext, request: FastifyRequest, key: KeyRow) {
  const store = writableStore(ctx);
  const brought = await receive(request, key.remote);
  const state = await ctx.db.transaction((tx) => keep(tx, ctx, { store, held: key, brought }));
  return { state, version: brought.release.version };
}

/** A withdrawn or ended key is admitted here, so that `bringRelease` can audit the attempt. */
export async function admitKey(ctx: PublicContext, { headers }: FastifyRequest): Promise<KeyRow> {
  const key = await heldKey(ctx.db, headers.authorization);
  await limit(ctx, { name: 'release', by: String(key.id), max: 20, windowMs: hourMs });
  return key;
}

interface Call {
  caller: KeyRow;
  request: FastifyRequest;
  params: { remote: string };
}

export async function bringRelease(
  ctx: PublicContext,
  { caller: key, request, params: { remote } }: Call,
): Promise<Reply<ReplyOf<typeof endpoint>>> {
  try {
    expectWorking(key, ctx.clock.now());
    if (key.remote !== remote) throw new Forbidden(`The key is for ${key.remote} and not for ${remote}`);
    const brought = await oneAtATime(remote, () => bring(ctx, request, key));
    return { data: { remote, ...brought, page: portalLinks.remotes(ctx.config) } };
  } catch (thrown) {
    if (thrown instanceof Refusal) {
      const reason = Object.values(thrown.errors).flat().join('; ').slice(0, 1000);
      await ctx.db.transaction((tx) => audit(tx, ctx, key, { action: 'release.refused', remote, reason }));
    }
    throw thrown;
  }
}
