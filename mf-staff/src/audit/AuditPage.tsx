import { useQuery } from '@tanstack/react-query';
import { formatClockSeconds } from 'shared-api/dates';
import { listOf, queryOf } from 'shared-api/http';
import { auditChoices, auditExport, auditSorts, listAudit } from 'shared-api/staff';
import { DateTimeText, formatDate, PageHeader, Stack } from 'shared-ui';
import { param } from 'shared-ui/data';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { days, optionsOf, select } from '../shared/filters.tsx';
import { AuditChange } from './AuditChange.tsx';
import { AuditEntryText } from './AuditEntryText.tsx';
import { auditSentence } from './auditSentence.ts';
import { readable } from './auditText.ts';

const useChoices = () => useQuery(queryOf(auditChoices, {})).data;

const isByTime = (sort: string | undefined) => sort === undefined || sort.endsWith('at');

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
  usePage: (query) => useQuery(listOf(listAudit, { query })),
  exported: auditExport,
  groupOf: (sort) => (isByTime(sort) ? ({ at }) => formatDate(at) : undefined),
  columns: (_, sort) => [
    {
      key: 'at',
      title: isByTime(sort) ? 'Time' : 'Date',
      line: 2,
      nowrap: true,
      sorter: true,
      render: (_, { at }) =>
        isByTime(sort) ? <time dateTime={at}>{formatClockSeconds(at)}</time> : <DateTimeText at={at} />,
    },
    {
      key: 'entry',
      title: 'Entry',
      rowScope: 'row',
      line: 1,
      render: (_, entry) => <AuditEntryText entry={entry} />,
    },
    { key: 'reason', title: 'Reason', line: 3, dataIndex: 'reason' },
  ],
  rowKey: ({ id }) => id,
  peek: {
    titleOf: auditSentence,
    named: true,
    more: (entry) => <AuditChange entry={entry} />,
  },
});

export const AuditPage = () => (
  <Stack space={4}>
    <PageHeader title="Audit" />
    <AuditList />
  </Stack>
);
