import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditChoicesQuery, auditExport, auditQuery, auditSorts } from 'shared-api/staff';
import { DateTimeText, PageHeader, Stack } from 'shared-ui';
import { param } from 'shared-ui/data';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { days, optionsOf, select } from '../shared/filters.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { differences, readable, subjectText } from './auditText.ts';

const summed = (entry: AuditEntry): string => {
  const [first, ...more] = differences(entry.before, entry.after).filter(({ changed }) => changed);
  if (!first) return 'N/A';
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return `${first.name}: ${first.before} → ${first.after}`.slice(0, 120) + rest;
};

const useChoices = () => useQuery(auditChoicesQuery).data;

/** What staff did (S30). */
const AuditList = defineStaffList({
  label: 'Audit',
  subject: 'the audit',
  rows: 'entries',
  searched: 'Person, action, id or reason',
  filters: {
    personId: select(
      param.number(),
      'Person',
      () => useChoices()?.people.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
    ),
    action: select(param.text(), 'Action', () => optionsOf(useChoices()?.actions, readable)),
    subjectKind: select(param.text(), 'Subject', () => optionsOf(useChoices()?.subjects, readable)),
    subjectId: { ...param.text(), label: 'Id', useText: (id: string) => id },
    ...days(),
  },
  sorts: auditSorts,
  query: (filters) => filters,
  usePage: (query) => useQuery(auditQuery(query)),
  exported: auditExport,
  columns: [
    { key: 'at', header: 'Date', sort: 'server', render: ({ at }) => <DateTimeText at={at} /> },
    { key: 'person', header: 'Person', rowHeader: true, sort: 'server', render: ({ person }) => person },
    { key: 'action', header: 'Action', sort: 'server', render: ({ action }) => readable(action) },
    { key: 'subject', header: 'Subject', render: subjectText },
    { key: 'change', header: 'Change', render: summed },
    { key: 'reason', header: 'Reason', render: ({ reason }) => reason ?? 'N/A' },
  ],
  rowKey: ({ id }) => id,
  details: {
    nameOf: ({ action, person }) => `${readable(action)} by ${person}`,
    show: (entry, close) => <AuditDetails entry={entry} onClose={close} />,
  },
});

export const AuditPage = () => (
  <Stack space={4}>
    <PageHeader title="Audit" />
    <AuditList />
  </Stack>
);
