import {
  folderOf,
  type Pointing,
  pointAt,
  type ReleaseStore,
  readMoves,
  readRegistry,
  removeRemote,
  rollback,
  withdrawCandidates,
} from 'remote/release';
import { audienceIn, type ReleaseAction } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { Context, Input, Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import { expectSecondFactor } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { limitsOf } from '../limitsOf.ts';
import { refusing, writableStore } from '../releaseStore.ts';
import { tellReleasers } from '../tellReleasers.ts';
import { acceptsItself, type ReleaseRow, releaseOf } from './releaseRow.ts';

interface Change {
  tx: Tx;
  ctx: Context;
  store: ReleaseStore;
  remote: string;
  body: Input<'changeRelease'>['body'];
}

type Deed = (change: Change) => Promise<{ version?: string; audience?: string | null }>;

function versionIn({ body: { version } }: Change): string {
  if (!version) throw new Invalid({ version: ['Choose a version'] });
  return version;
}

async function waitingIn(change: Change): Promise<ReleaseRow> {
  const row = await releaseOf(change.tx, change.remote, versionIn(change));
  if (row?.state !== 'waiting') throw new Conflict('This version does not wait any more', 'already_resolved');
  return row;
}

const decide = ({ tx, ctx }: Change, { id }: ReleaseRow, state: 'accepted' | 'refused') =>
  updateRow(tx, 'releases', id, { state, decided_by: ctx.actor.id, decided_at: ctx.clock.now() });

/** A version that was uploaded with a key must be accepted before anybody gets it. */
async function acceptedIn(change: Change): Promise<Pick<Pointing, 'version' | 'commit' | 'limits'>> {
  const { tx, store, remote } = change;
  const version = versionIn(change);
  const row = await releaseOf(tx, remote, version);
  if (row && row.state !== 'accepted') throw new Conflict('This version was not accepted');
  const moves = await readMoves(store);
  const known = moves.findLast((move) => move.name === remote && move.version === version);
  const commit = known?.commit ?? (row ? `key ${row.keyId}` : 'unknown');
  return { version, commit, limits: await limitsOf(tx, row?.keyId) };
}

const deeds: Record<ReleaseAction, Deed> = {
  async accept(change) {
    const row = await waitingIn(change);
    const { remote: name, version, audience, keyId } = row;
    await decide(change, row, 'accepted');
    const limits = await limitsOf(change.tx, keyId);
    const pointing = { action: 'release', name, version, commit: `key ${keyId}`, limits } as const;
    await pointAt(change.store, pointing, audienceIn(audience));
    return { version, audience };
  },
  async refuse(change) {
    const row = await waitingIn(change);
    await decide(change, row, 'refused');
    const files = await change.store.list(folderOf({ name: row.remote, version: row.version }));
    await change.store.remove(files);
    return { version: row.version };
  },
  async offer(change) {
    const audience = audienceIn(change.body.audience ?? '');
    if (!audience || audience === 'all') throw new Invalid({ audience: ['Choose a channel or a share'] });
    const to = await acceptedIn(change);
    await pointAt(change.store, { action: 'release', name: change.remote, ...to }, audience);
    return { version: to.version, audience: change.body.audience ?? null };
  },
  async promote(change) {
    const to = await acceptedIn(change);
    await pointAt(change.store, { action: 'promote', name: change.remote, ...to });
    return { version: to.version, audience: 'all' };
  },
  async 'roll back'(change) {
    const wanted = change.body.version ? (await acceptedIn(change)).version : undefined;
    return { version: await rollback(change.store, change.remote, wanted), audience: 'all' };
  },
  async 'take back'({ store, remote, body: { version } }) {
    return { version: (await withdrawCandidates(store, remote, version ?? undefined)).join(', ') };
  },
  async remove({ tx, store, remote }) {
    await tx.query('delete from remotes_accepting_themselves where remote = $1', [remote]);
    await removeRemote(store, remote);
    return {};
  },
  async 'accepts itself'({ tx, remote, body: { audience = null } }) {
    await tx.query('delete from remotes_accepting_themselves where remote = $1', [remote]);
    if (audience !== null)
      await tx.query('insert into remotes_accepting_themselves (remote, audience) values ($1, $2)', [
        remote,
        audience,
      ]);
    return { audience };
  },
};

const actionOf = (action: ReleaseAction): string =>
  `remote.${action.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`;

export const changeRelease: Verb<'changeRelease'> = async (ctx, { params: { remote }, body }) => {
  await expectSecondFactor(ctx, body.Code);
  const store = writableStore(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('remote ' || $1::text))`, [remote]);
    const { action } = body;
    const live = (await readRegistry(store)).remotes[remote]?.version ?? null;
    const before = { version: live, acceptsItself: await acceptsItself(tx, remote) };
    const after = await refusing(() => deeds[action]({ tx, ctx, store, remote, body }));
    await recordAudit(tx, ctx, { action: actionOf(action), subject: ['remote', remote], before, after });
    const { version, audience } = after;
    await tellReleasers(tx, {
      step: action,
      remote,
      by: ctx.actor.name,
      version,
      audience: audience ?? undefined,
    });
    await publish(tx, { type: 'release', id: null, staff: true });
  });
  return { data: {}, message: 'Done' };
};
