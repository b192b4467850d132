import type { AuditEntry, listAudit, QueryOf } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import { type DeskList, narrowed, sortedBy, withinDays } from '../../http/deskList.ts';
import { accountQuery, type List } from '../lists/index.ts';
import { rareWords } from './rareWords.ts';
import { words } from './words.ts';

export interface AuditRow extends Omit<AuditEntry, 'at'> {
  at: Date;
}

type Query = QueryOf<typeof listAudit>;

const name = `coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name))`;

/** Older entries keep the reason among what is after. */
export const columns = `
  a.id, a.at, a.actor_id as "personId", a.actor_name as person, a.action, a.subject_kind as "subjectKind",
  a.subject_id as "subjectId", a.before, a.after - 'reason' as after,
  coalesce(a.reason, a.after ->> 'reason') as reason,
  (select ${name} from users u
    where a.subject_kind in ('user', 'client') and u.id = case when a.subject_id ~ '^\\d{1,15}$'
                                                               then a.subject_id::bigint end) as subject`;

const narrowings = (query: Query) => [
  ...narrowed(query.personId, (id) => `a.actor_id = ${id}::bigint`),
  ...narrowed(query.action, (action) => `a.action = ${action}::text`),
  ...narrowed(query.subjectKind, (kind) => `a.subject_kind = ${kind}::text`),
  ...narrowed(query.subjectId, (id) => `a.subject_id = ${id}::text`),
  ...withinDays('a.at', query),
];

const sorts = {
  at: { column: 'a.at', type: 'timestamptz' },
  person: { column: 'a.actor_name', type: 'text' },
  action: { column: 'a.action', type: 'text' },
} as const;

/** Each word of the text begins one of the entry's own; a text without a word finds nothing. */
async function searchOf(db: Queryable, text = ''): Promise<List['search']> {
  if (!text.trim()) return undefined;
  const query = accountQuery(text);
  if (!query)
    return { values: [], candidates: () => 'select id from audit where false', matches: () => 'false' };
  const asked = query.split(' & ');
  const rare = await rareWords(db, asked);
  const matches = ([given]: readonly string[]) => `${words} @@ (${given}::text[])[1]::tsquery`;
  // Words that very many bear are looked for among what the others find: their part of the index is long.
  const amongRare = ([given]: readonly string[]) =>
    `select a.id from (select * from audit a where ${words} @@ (${given}::text[])[2]::tsquery offset 0) a
      where ${matches([given ?? ''])}`;
  return {
    values: [[query, rare.join(' & ')]],
    candidates:
      rare.length === asked.length
        ? (given) => `select a.id from audit a where ${matches(given)}`
        : amongRare,
    matches,
    broad: rare.length === 0,
  };
}

/** The audit as a query narrows and sorts it, page by page. */
export const auditPages = async (
  db: Queryable,
  { search, sort = '-at', ...query }: Query,
): Promise<List> => ({
  from: 'audit a',
  alias: 'a',
  id: 'a.id',
  conditions: narrowings(query),
  order: sortedBy(sort, sorts, 'a.id'),
  newest: 'a.at desc, a.id desc',
  search: await searchOf(db, search),
});

function found(search = '') {
  if (!search.trim()) return [];
  const query = accountQuery(search);
  return query
    ? narrowed(query, (given) => `${words} @@ ${given}::tsquery`)
    : narrowed(search, (given) => `${given}::text is null`);
}

/** The same as a whole. */
export const auditList = ({ search, sort = '-at', ...query }: Query): DeskList => ({
  from: 'audit a',
  id: 'a.id',
  columns,
  narrowings: [...found(search), ...narrowings(query)],
  order: sortedBy(sort, sorts, 'a.id'),
});
