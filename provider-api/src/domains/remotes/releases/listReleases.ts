import { type Place, placesIn, type Registry, readMoves, readRegistry, versionBefore } from 'remote/release';
import type { ReleaseVersion, RemoteReleases } from 'shared-api/contract';
import { audienceText, dayMs } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { storeOf } from '../releaseStore.ts';
import { differencesOf, manifestOf } from './differences.ts';
import { allReleases, type ReleaseRow } from './releaseRow.ts';

interface Failing {
  remote: string;
  version: string;
  failures: number;
  fault: ReleaseVersion['fault'];
}

const failuresSince = (db: Queryable, since: Date): Promise<Failing[]> =>
  db.all<Failing>(
    `select remote, version, count(*)::int as failures, (array_agg(reason order by at desc))[1] as fault
       from remote_failures where at > $1 group by remote, version`,
    [since],
  );

type Placed = Pick<ReleaseVersion, 'version' | 'state' | 'audience' | 'since' | 'commit'>;

const stored = ({ version, audience, since, commit }: Place): Placed => ({
  version,
  state: audience === 'all' ? 'live' : audience ? 'some' : 'kept',
  audience: audience ? audienceText(audience) : null,
  since: since ?? null,
  commit: commit ?? null,
});

const brought = ({ version, state, audience }: ReleaseRow): Placed => ({
  version,
  state: state === 'accepted' ? 'kept' : state,
  audience: state === 'waiting' ? audience : null,
  since: null,
  commit: null,
});

function placesOf(places: readonly Place[], rows: readonly ReleaseRow[]): Placed[] {
  const given = places.filter(({ audience }) => audience).map(stored);
  const before = places.filter(({ audience, commit }) => !audience && commit !== undefined).map(stored);
  const byVersion = new Map<string, Placed>();
  for (const place of [...given, ...rows.map(brought), ...before])
    if (!byVersion.has(place.version)) byVersion.set(place.version, place);
  return [...byVersion.values()];
}

export const listReleases: Verb<'listReleases'> = async (ctx) => {
  const { db, clock } = ctx;
  const store = storeOf(ctx);
  const registry: Registry = store ? await readRegistry(store) : { remotes: {} };
  const places = store ? await placesIn(store) : [];
  const moves = store ? await readMoves(store) : [];
  const rows = await allReleases(db);
  const failing = await failuresSince(db, new Date(clock.now().getTime() - dayMs));
  const accepting = await db.query<{ remote: string; audience: string }>(
    'select remote, audience from remotes_accepting_themselves',
  );
  const names = [...new Set([...Object.keys(registry.remotes), ...rows.map(({ remote }) => remote)])];

  async function changesOf(name: string, version: string): Promise<ReleaseVersion['changes']> {
    const next = store && (await manifestOf(store, name, version));
    if (!store || !next) return null;
    const live = registry.remotes[name]?.version;
    return differencesOf(live === undefined ? undefined : await manifestOf(store, name, live), next);
  }

  async function versionOf(name: string, place: Placed): Promise<ReleaseVersion> {
    const { version, state } = place;
    const row = rows.find((each) => each.remote === name && each.version === version);
    const failed = failing.find((each) => each.remote === name && each.version === version);
    return {
      ...place,
      broughtBy: row?.broughtBy ?? null,
      dateBrought: row?.broughtAt.toISOString() ?? null,
      decidedBy: row?.decider ?? null,
      dateDecided: row?.decidedAt?.toISOString() ?? null,
      failures: failed?.failures ?? 0,
      fault: failed?.fault ?? null,
      changes: state === 'waiting' ? await changesOf(name, version) : null,
    };
  }

  /** The files of a version that nobody got for long may have been removed. */
  const isKept = (name: string, version: string | undefined): version is string =>
    places.some((place) => place.name === name && place.version === version);

  async function remoteOf(name: string): Promise<RemoteReleases> {
    const live = registry.remotes[name];
    const before = live && versionBefore(moves, name, live.version);
    return {
      remote: name,
      label: live?.label ?? name,
      acceptsItself: accepting.rows.find(({ remote }) => remote === name)?.audience ?? null,
      before: isKept(name, before) ? before : null,
      versions: await Promise.all(
        placesOf(
          places.filter((place) => place.name === name),
          rows.filter(({ remote }) => remote === name),
        ).map((place) => versionOf(name, place)),
      ),
    };
  }
  return { data: await Promise.all(names.sort().map(remoteOf)) };
};
