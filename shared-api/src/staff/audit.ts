import { endpoint, returns } from '../contract/endpoint.ts';
import { line, oneOf, optionalId } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { optionalDay, searchedPage } from '../contract/queries.ts';
import type { replies } from './replies.ts';
import { auditSorts } from './rules.ts';

const auditList = searchedPage.shape({
  personId: optionalId(),
  action: line(80).optional(),
  subjectKind: line(40).optional(),
  subjectId: line(60).optional(),
  from: optionalDay(),
  to: optionalDay(),
  sort: oneOf(auditSorts),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: ['audit.read'],
  summary: 'What staff did, filtered and sorted, newest first unless stated (S30)',
  query: auditList,
  paged: true,
  reply: returns<typeof replies.listAudit>(),
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
});

export const auditChoices = endpoint({
  method: 'GET',
  path: '/audit/choices',
  access: ['audit.read'],
  summary: 'What the audit can be filtered by: people, actions, kinds of subject',
  reply: returns<typeof replies.auditChoices>(),
  key: keys.audit,
  meta: { failure: "Fetching the filters' choices failed. Kindly Refresh" },
});
