import { array, type InferType, mixed, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { line, oneOf, optionalId } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { binary, optionalDay, searchedPage } from '../contract/queries.ts';
import { auditSorts } from './rules.ts';

const facts = () => mixed<Record<string, unknown>>().defined().nullable();

const auditEntry = lazily(() =>
  object({
    id: number().required(),
    at: string().required(),
    personId: number().defined().nullable(),
    person: string().required(),
    /** For example 'user.status'. */
    action: string().required(),
    subjectKind: string().required(),
    subjectId: string().required(),
    /** Who or what it is, where it has a name. */
    subject: string().defined().nullable(),
    before: facts(),
    after: facts(),
    reason: string().defined().nullable(),
  }),
);
export type AuditEntry = InferType<typeof auditEntry>;

const auditList = lazily(() =>
  searchedPage.shape({
    personId: optionalId(),
    action: line(80).optional(),
    subjectKind: line(40).optional(),
    subjectId: line(60).optional(),
    /** Days in Lagos, both within the span. */
    from: optionalDay(),
    to: optionalDay(),
    sort: oneOf(auditSorts),
  }),
);

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: ['audit.read'],
  summary: 'What staff did, filtered and sorted, newest first unless stated (S30)',
  query: auditList,
  paged: true,
  reply: lazily(() => array(auditEntry.required()).required()),
  key: keys.audit,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  access: ['audit.read'],
  summary: 'What the audit shows, all pages, as CSV',
  query: auditList,
  replyKind: 'csv',
  reply: binary,
});

export const auditChoices = endpoint({
  method: 'GET',
  path: '/audit/choices',
  access: ['audit.read'],
  summary: 'What the audit can be filtered by: people, actions, kinds of subject',
  reply: lazily(() =>
    object({
      people: array(object({ id: number().required(), name: string().required() }).required()).required(),
      actions: array(string().required()).required(),
      subjects: array(string().required()).required(),
    }),
  ),
  key: keys.audit,
  meta: { failure: "Fetching the filters' choices failed. Kindly Refresh" },
});
