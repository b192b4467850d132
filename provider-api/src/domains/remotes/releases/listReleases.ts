import { type Move, type Registry, type ReleaseStore, readMoves, readRegistry } from 'remote/release';
import type * as calls from 'shared-api/contract';
import type { ReleaseVersion, RemoteReleases } from 'shared-api/contract';
import { audienceText } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { storeOf } from '../releaseStore.ts';
import { differencesOf, manifestOf } from './differences.ts';
import { allReleases, type ReleaseRow } from './releaseRow.ts';

const dayMs = 24 * 3_600_000;

interface Failing {
  remote: string;
  version: string;
  failures: number;
  fault: ReleaseVersion['fault'];
}

/** The newest reason stands for all. */
async function failuresSince(db: Queryable, since: Date): Promise<Failing[]> {
  const { rows } = await db.query<Failing>(
    `select remote, version, count(*)::int as failures, (array_agg(reason order by at desc))[1] as fault
       from remote_failures where at > $1 group by remote, version`,
    [since],
  );
  return rows;
}

interface Stored {
  registry: Registry;
  moves: readonly Move[];
  /** Names and versions whose files are there. */
  kept: ReadonlySet<string>;
}

async function readStore(store: ReleaseStore | undefined): Promise<Stored> {
  if (!store) return { registry: { remotes: {} }, moves: [], kept: new Set() };
  const keys = await store.list('remotes/');
  return {
    registry: await readRegistry(store),
    moves: await readMoves(store),
    kept: new Set(keys.map((key) => key.split('/').slice(1, 3).join('/'))),
  };
}

type Placed = Pick<ReleaseVersion, 'version' | 'state' | 'audience' | 'since' | 'commit'>;

/** Each version once: those that somebody gets, those that were brought, and those that can be gone back to. */
function placesOf(name: string, { registry, moves, kept }: Stored, rows: readonly ReleaseRow[]): Placed[] {
  const { candidates = [], ...live } = registry.remotes[name] ?? {};
  const given: Placed[] = [
    ...('version' in live ? [{ ...live, state: 'live' as const, audience: 'all' }] : []),
    ...candidates.map((candidate) => ({
      ...candidate,
      state: 'some' as const,
      audience: audienceText(
        'channel' in candidate ? { channel: candidate.channel } : { share: candidate.share },
      ),
    })),
  ];
  const brought: Placed[] = rows.map(({ version, state, audience }) => ({
    version,
    state: state === 'accepted' ? 'kept' : state,
    audience: state === 'waiting' ? audience : null,
    since: null,
    commit: null,
  }));
  const before: Placed[] = moves
    .filter((move) => move.name === name && kept.has(`${name}/${move.version}`))
    .map(({ version, commit }) => ({ version, state: 'kept', audience: null, since: null, commit }));
  const places = new Map<string, Placed>();
  for (const place of [...given, ...brought, ...before.reverse()])
    if (!places.has(place.version)) places.set(place.version, place);
  return [...places.values()];
}

export const listReleases: Verb<typeof calls.listReleases> = async (ctx) => {
  const { db, clock } = ctx;
  const store = storeOf(ctx);
  const stored = await readStore(store);
  const rows = await allReleases(db);
  const failing = await failuresSince(db, new Date(clock.now().getTime() - dayMs));
  const accepting = await db.query<{ remote: string; audience: string }>(
    'select remote, audience from remotes_accepting_themselves',
  );
  const names = [...new Set([...Object.keys(stored.registry.remotes), ...rows.map(({ remote }) => remote)])];

  async function changesOf(name: string, version: string): Promise<ReleaseVersion['changes']> {
    const next = store && (await manifestOf(store, name, version));
    if (!store || !next) return null;
    const live = stored.registry.remotes[name]?.version;
    return differencesOf(live === undefined ? undefined : await manifestOf(store, name, live), next);
  }

  async function versionOf(name: string, place: Placed): Promise<ReleaseVersion> {
    const { version, state, audience, since, commit } = place;
    const row = rows.find((each) => each.remote === name && each.version === version);
    const failed = failing.find((each) => each.remote === name && each.version === version);
    return {
      version,
      state,
      audience,
      since,
      commit,
      broughtBy: row?.broughtBy ?? null,
      dateBrought: row?.broughtAt.toISOString() ?? null,
      decidedBy: row?.decider ?? null,
      dateDecided: row?.decidedAt?.toISOString() ?? null,
      failures: failed?.failures ?? 0,
      fault: failed?.fault ?? null,
      changes: state === 'waiting' ? await changesOf(name, version) : null,
    };
  }

  const remoteOf = async (name: string): Promise<RemoteReleases> => ({
    remote: name,
    label: stored.registry.remotes[name]?.label ?? name,
    acceptsItself: accepting.rows.find(({ remote }) => remote === name)?.audience ?? null,
    versions: await Promise.all(
      placesOf(
        name,
        stored,
        rows.filter(({ remote }) => remote === name),
      ).map((place) => versionOf(name, place)),
    ),
  });
  return { data: await Promise.all(names.sort().map(remoteOf)) };
};
