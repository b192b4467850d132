import type { AuditEntry } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import type { Input, Verb } from '../../http/context.ts';
import {
  accountName,
  accountQuery,
  defineList,
  equals,
  momentInLagos,
  readBy,
  type Search,
  withinDays,
} from '../../lists/index.ts';
import { exportList } from '../activities/index.ts';
import { rareWords, words } from './rareWords.ts';

interface AuditRow extends Omit<AuditEntry, 'at'> {
  at: Date;
}

const reason = `coalesce(a.reason, a.after ->> 'reason')`;
const after = `a.after - 'reason'`;
const id = 'a.subject_id::bigint';
const of = (column: string, table: string) => `(select ${column} from ${table} where id = ${id})`;
const names: Readonly<Record<string, string>> = {
  user: accountName(id),
  client: accountName(id),
  booking: of('invoice_id', 'bookings'),
  payment: of('invoice_id', 'payments'),
  service: of('name', 'services'),
  payout: accountName(of('owner_id', 'payouts')),
  adjustment: accountName(of('owner_id', 'adjustments')),
  flight: of('code', 'flights'),
  shift: accountName(of('officer_id', 'shifts')),
  'settlement file': of('name', 'settlement_files'),
  'settlement line': of('rrr', 'settlement_lines'),
  'settlement profile': of('name', 'settlement_profiles'),
  'economic code': `coalesce(a.after, a.before) ->> 'code'`,
};
const subject = `case when a.subject_id !~ '^\\d{1,15}$' then null
  ${Object.entries(names)
    .map(([kind, name]) => `when a.subject_kind = '${kind}' then ${name}`)
    .join(' ')} end`;

async function searchOf(db: Queryable, text: string): Promise<Search> {
  const query = accountQuery(text);
  if (!query)
    return { values: [], candidates: () => 'select id from audit where false', matches: () => 'false' };
  const asked = query.split(' & ');
  const rare = await rareWords(db, asked);
  const matches = ([given]: readonly string[]) => `${words} @@ (${given}::text[])[1]::tsquery`;
  // The index is slow for frequent words, so only the entries with the rare words are searched for them.
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

const auditList = defineList<Input<'listAudit'>['query'], AuditRow, 'at' | 'person' | 'action'>({
  from: 'audit a',
  id: 'a.id',
  createdAt: 'a.at',
  orders: {
    at: ['a.at', 'a.id'],
    person: ['a.actor_name', 'a.id'],
    action: ['a.action', 'a.id'],
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
  read: readBy<AuditRow>(
    `select a.id, a.at, a.actor_id as "personId", a.actor_name as person, a.action, a.subject_kind as "subjectKind",
            a.subject_id as "subjectId", a.before, ${after} as after, ${reason} as reason, ${subject} as subject
       from audit a where a.id = any ($1::bigint[])`,
  ),
  csv: () => ({
    name: 'Audit.csv',
    columns: [
      { label: 'Date (WAT)', cell: momentInLagos('a.at') },
      { label: 'Person', cell: 'a.actor_name' },
      { label: 'Action', cell: 'a.action' },
      { label: 'Kind', cell: 'a.subject_kind' },
      { label: 'Id', cell: 'a.subject_id' },
      { label: 'Subject', cell: subject },
      { label: 'Before', cell: 'a.before' },
      { label: 'After', cell: after },
      { label: 'Reason', cell: reason },
    ],
  }),
});

export const listAudit: Verb<'listAudit'> = (ctx, { query }) => auditList.page(ctx, query);

export const exportAudit: Verb<'exportAudit'> = (ctx, { query }) => exportList(ctx, auditList, query);
