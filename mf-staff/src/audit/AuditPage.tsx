import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditExport, auditQuery } from 'shared-api';
import type { AuditEntry } from 'shared-api/contract';
import { auditSorts } from 'shared-api/rules';
import { DateTimeText, PageHeader, Stack } from 'shared-ui';
import { type Column, useListParams } from 'shared-ui/data';
import { DeskTable } from '../shared/DeskTable.tsx';
import { detailsColumn } from '../shared/detailsColumn.tsx';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditParams } from './auditParams.ts';
import { differences, readable, subjectText } from './auditText.ts';

const summed = (entry: AuditEntry): string => {
  const [first, ...more] = differences(entry.before, entry.after).filter(({ changed }) => changed);
  if (!first) return 'N/A';
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return `${first.name}: ${first.before} → ${first.after}`.slice(0, 120) + rest;
};

const columnsOf = (open: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  { key: 'at', header: 'Date', sort: 'server', render: ({ at }) => <DateTimeText at={at} /> },
  { key: 'person', header: 'Person', rowHeader: true, sort: 'server', render: ({ person }) => person },
  { key: 'action', header: 'Action', sort: 'server', render: ({ action }) => readable(action) },
  {
    key: 'subject',
    header: 'Subject',
    render: subjectText,
  },
  { key: 'change', header: 'Change', render: summed },
  { key: 'reason', header: 'Reason', render: ({ reason }) => reason ?? 'N/A' },
  detailsColumn(({ action, person }) => `${readable(action)} by ${person}`, open),
];

/** What staff did (S30): searched, filtered, sorted and exported as the address says. */
export function AuditPage() {
  const { page, sort, values, chosen, clear } = useListParams(auditParams, auditSorts);
  const filters = { ...values, sort };
  const entries = useQuery(auditQuery({ ...filters, pageNumber: page }));
  const [opened, setOpened] = useState<AuditEntry>();
  return (
    <Stack space={4}>
      <PageHeader title="Audit" />
      <ExportedList
        label="Audit"
        filters={<AuditFilters chosen={chosen} onClear={clear} />}
        exported={auditExport(filters)}
        total={entries.data?.meta?.totalCount}
      >
        <DeskTable
          label="Audit"
          what="The audit"
          query={entries}
          columns={columnsOf(setOpened)}
          rowKey={({ id }) => id}
          {...emptyList('entries', chosen, clear)}
        />
      </ExportedList>
      {opened && <AuditDetails entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
