import { nameSql, type Queryable } from '../../../db/index.ts';

export interface ReleaseRow {
  id: number;
  remote: string;
  version: string;
  contentHash: string;
  audience: string;
  keyId: number;
  broughtBy: string;
  broughtAt: Date;
  state: 'waiting' | 'accepted' | 'refused';
  decider: string | null;
  decidedAt: Date | null;
}

const select = `
  select r.id, r.remote, r.version, r.content_hash as "contentHash", r.audience, r.key_id as "keyId",
         r.brought_at as "broughtAt", r.state, r.decided_at as "decidedAt",
         'Key ' || r.key_id || ' of ' || ${nameSql('maker')} as "broughtBy",
         case when decider.id is null then null else ${nameSql('decider')} end as decider
    from releases r join release_keys k on k.id = r.key_id join users maker on maker.id = k.proposed_by
    left join users decider on decider.id = r.decided_by`;

export const allReleases = (on: Queryable): Promise<ReleaseRow[]> =>
  on.all<ReleaseRow>(`${select} order by r.brought_at desc, r.id desc`);

export async function releaseOf(
  on: Queryable,
  remote: string,
  version: string,
): Promise<ReleaseRow | undefined> {
  return on.first<ReleaseRow>(`${select} where r.remote = $1 and r.version = $2`, [remote, version]);
}

export async function acceptsItself(on: Queryable, remote: string): Promise<string | null> {
  const accepting = await on.first<{ audience: string }>(
    'select audience from remotes_accepting_themselves where remote = $1',
    [remote],
  );
  return accepting?.audience ?? null;
}
