import type { AuditEntry, listAudit, QueryOf } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import { csvMoment } from '../../documents/index.ts';
import { accountQuery, defineList, equals, type Search, withinDays } from '../../lists/index.ts';
import { rareWords, words } from './rareWords.ts';

interface AuditRow extends Omit<AuditEntry, 'at'> {
  at: Date;
}

const name = `coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name))`;

/** Older entries keep the reason among what is after. */
const columns = `
  a.id, a.at, a.actor_id as "personId", a.actor_name as person, a.action, a.subject_kind as "subjectKind",
  a.subject_id as "subjectId", a.before, a.after - 'reason' as after,
  coalesce(a.reason, a.after ->> 'reason') as reason,
  (select ${name} from users u
    where a.subject_kind in ('user', 'client') and u.id = case when a.subject_id ~ '^\\d{1,15}$'
                                                               then a.subject_id::bigint end) as subject`;

/** Each word of the text begins one of the entry's own; a text without a word finds nothing. */
async function searchOf(db: Queryable, text: string): Promise<Search> {
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

const json = (facts: object | null) => (facts === null ? null : JSON.stringify(facts));

export const auditList = defineList<QueryOf<typeof listAudit>, AuditRow, 'at' | 'person' | 'action'>({
  from: 'audit a',
  id: 'a.id',
  createdAt: 'a.at',
  orders: {
    at: { columns: ['a.at', 'a.id'], types: ['timestamptz', 'bigint'] },
    person: { columns: ['a.actor_name', 'a.id'], types: ['text', 'bigint'] },
    action: { columns: ['a.action', 'a.id'], types: ['text', 'bigint'] },
  },
  sort: ({ sort = '-at' }) => sort,
  filters: (query) => [
    ...equals(query.personId, 'a.actor_id', 'bigint'),
    ...equals(query.action, 'a.action', 'text'),
    ...equals(query.subjectKind, 'a.subject_kind', 'text'),
    ...equals(query.subjectId, 'a.subject_id', 'text'),
    ...withinDays('a.at', query),
  ],
  search: (text, _, { db }) => searchOf(db, text),
  columns,
  csv: {
    name: 'Audit.csv',
    columns: [
      { label: 'Date (WAT)', value: ({ at }) => csvMoment(at) },
      { label: 'Person', value: ({ person }) => person },
      { label: 'Action', value: ({ action }) => action },
      { label: 'Kind', value: ({ subjectKind }) => subjectKind },
      { label: 'Id', value: ({ subjectId }) => subjectId },
      { label: 'Subject', value: ({ subject }) => subject },
      { label: 'Before', value: ({ before }) => json(before) },
      { label: 'After', value: ({ after }) => json(after) },
      { label: 'Reason', value: ({ reason }) => reason },
    ],
  },
});
