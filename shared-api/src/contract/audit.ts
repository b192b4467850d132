import { array, number, object, string } from 'yup';
import { auditSorts } from '../rules/deskLists.ts';
import { auditEntry } from './deskReplies.ts';
import { endpoint } from './endpoint.ts';
import { optionalId } from './fields.ts';
import { lazily } from './lazily.ts';
import { optionalDay, searchedPage } from './queries.ts';
import { binary } from './replies.ts';

const auditList = lazily(() =>
  searchedPage.shape({
    personId: optionalId(),
    action: string().max(80).optional(),
    subjectKind: string().max(40).optional(),
    subjectId: string().max(60).optional(),
    /** Days in Lagos, both within the span. */
    from: optionalDay(),
    to: optionalDay(),
    sort: string().optional().oneOf(auditSorts, 'Invalid selection'),
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
});
