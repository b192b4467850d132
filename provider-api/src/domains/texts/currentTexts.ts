import { currentTerms, isSample, type TextKind } from 'shared-api/rules';
import { prepared, type Queryable } from '../../db/index.ts';
import { Invalid } from '../../http/errors.ts';

const newest = prepared(
  `select distinct on (kind) kind, version from texts where valid_from <= $1
    order by kind, valid_from desc, id desc`,
);

export async function currentTexts(on: Queryable, now: Date): Promise<Record<TextKind, string>> {
  const { rows } = await on.query<{ kind: TextKind; version: string }>(newest, [now]);
  return {
    registration: currentTerms('registration'),
    booking: currentTerms('booking'),
    privacy: currentTerms('privacy'),
    ...Object.fromEntries(rows.map(({ kind, version }) => [kind, version])),
  };
}

interface Read {
  kind: TextKind;
  /** The page showed this version. If undefined, the newest version is used. */
  version?: string | undefined;
  now: Date;
}

export async function acceptance(on: Queryable, { kind, version, now }: Read) {
  const current = await currentTexts(on, now);
  if (version && version !== current[kind] && !isSample(kind, version)) {
    const isPublished = await on.exists('select from texts where kind = $1 and version = $2', [
      kind,
      version,
    ]);
    if (!isPublished) throw new Invalid({ termsVersion: ['Invalid selection'] });
  }
  return { termsVersion: version ?? current[kind], noticeVersion: current.privacy };
}
