import type { AuditEntry, listAudit, QueryOf } from 'shared-api/contract';
import { type DeskList, narrowed, sortedBy, withinDays } from '../../http/deskList.ts';
import { accountQuery } from '../lists/index.ts';

export interface AuditRow extends Omit<AuditEntry, 'at'> {
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

/** Each word of the text begins one of the entry's own, found by an index (migration 382); no word finds nothing. */
function found(search = '') {
  if (!search.trim()) return [];
  const words = accountQuery(search);
  return words
    ? narrowed(
        words,
        (given) =>
          `audit_words(a.actor_name, a.action, a.subject_id, a.reason, a.after) @@ ${given}::tsquery`,
      )
    : narrowed(search, (given) => `${given}::text is null`);
}

/** The audit as a query narrows and sorts it. */
export const auditList = (query: QueryOf<typeof listAudit>): DeskList => ({
  from: 'audit a',
  id: 'a.id',
  columns,
  narrowings: [
    ...found(query.search),
    ...narrowed(query.personId, (id) => `a.actor_id = ${id}::bigint`),
    ...narrowed(query.action, (action) => `a.action = ${action}::text`),
    ...narrowed(query.subjectKind, (kind) => `a.subject_kind = ${kind}::text`),
    ...narrowed(query.subjectId, (id) => `a.subject_id = ${id}::text`),
    ...withinDays('a.at', query),
  ],
  order: sortedBy(query.sort ?? '-at', { at: 'a.at', person: 'a.actor_name', action: 'a.action' }, 'a.id'),
});
