import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditExport, auditQuery } from 'shared-api';
import type { AuditEntry } from 'shared-api/contract';
import { auditSorts } from 'shared-api/rules';
import { Button, ClockText, PageHeader, ShortDateText, Stack } from 'shared-ui';
import { type Column, DataTable, ExportButton, ListFrame, useListAddress } from 'shared-ui/data';
import { emptyList } from '../shared/emptyList.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useRowsExport } from '../shared/useRowsExport.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditAddress } from './auditAddress.ts';
import { differences, readable, subjectText } from './auditText.ts';

const summed = (entry: AuditEntry): string => {
  const [first, ...more] = differences(entry.before, entry.after).filter(({ changed }) => changed);
  if (!first) return 'N/A';
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return `${first.name}: ${first.before} → ${first.after}`.slice(0, 120) + rest;
};

const When = ({ at }: { at: string }) => (
  <>
    <ShortDateText at={at} /> <ClockText at={at} />
  </>
);

const columnsOf = (open: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  { key: 'at', header: 'Date', sort: 'server', render: ({ at }) => <When at={at} /> },
  { key: 'person', header: 'Person', rowHeader: true, sort: 'server', render: ({ person }) => person },
  { key: 'action', header: 'Action', sort: 'server', render: ({ action }) => readable(action) },
  {
    key: 'subject',
    header: 'Subject',
    render: subjectText,
  },
  { key: 'change', header: 'Change', render: summed },
  { key: 'reason', header: 'Reason', render: ({ reason }) => reason ?? 'N/A' },
  {
    key: 'details',
    header: 'Details',
    hideHeader: true,
    render: (entry) => (
      <Button
        size="small"
        aria-label={`Details of ${readable(entry.action)} by ${entry.person}`}
        onClick={() => open(entry)}
      >
        Details
      </Button>
    ),
  },
];

/** What staff did (S30): searched, narrowed, sorted and exported as the address says. */
export function AuditPage() {
  const { page, sort, values, chosen, clear } = useListAddress(auditAddress, auditSorts);
  const filters = { ...values, sort };
  const entries = useQuery(auditQuery({ ...filters, pageNumber: page }));
  const rowsExport = useRowsExport(auditExport(filters));
  const [opened, setOpened] = useState<AuditEntry>();
  return (
    <Stack space={4}>
      <PageHeader title="Audit" />
      <ListFrame
        label="Audit"
        filters={<AuditFilters chosen={chosen} onClear={clear} />}
        actions={<ExportButton {...rowsExport} total={entries.data?.meta?.totalCount} />}
      >
        <QueryState query={entries} what="The audit">
          {({ data, meta }) => (
            <DataTable
              desk
              label="Audit"
              columns={columnsOf(setOpened)}
              rows={data}
              rowKey={({ id }) => id}
              meta={meta}
              stale={entries.isPlaceholderData}
              {...emptyList('entries', chosen, clear)}
            />
          )}
        </QueryState>
      </ListFrame>
      {opened && <AuditDetails entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
