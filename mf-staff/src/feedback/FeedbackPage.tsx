import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedbacksExport, feedbacksQuery } from 'shared-api';
import type { FeedbackEntry } from 'shared-api/contract';
import { airports, feedbackSorts } from 'shared-api/rules';
import { Button, PageHeader, ShortDateText, Stack } from 'shared-ui';
import { type Column, DataTable, ExportButton, ListFrame, useListAddress } from 'shared-ui/data';
import { emptyList } from '../shared/emptyList.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useRowsExport } from '../shared/useRowsExport.ts';
import { FeedbackDetails } from './FeedbackDetails.tsx';
import { FeedbackFilters } from './FeedbackFilters.tsx';
import { FeedbackRatings, FeedbackSummary } from './FeedbackSummary.tsx';
import { feedbackAddress } from './feedbackAddress.ts';

const longest = 160;
const shortened = (text: string | null) =>
  text && text.length > longest ? `${text.slice(0, longest)}…` : (text ?? 'N/A');
const codeOf = (airportId: number | null) => airports.find(({ id }) => id === airportId)?.code ?? 'N/A';

const columnsOf = (open: (entry: FeedbackEntry) => void): Column<FeedbackEntry>[] => [
  {
    key: 'date',
    header: 'Date',
    sort: 'server',
    render: ({ dateCreated }) => <ShortDateText at={dateCreated} />,
  },
  { key: 'client', header: 'Client', rowHeader: true, render: ({ client }) => client ?? 'N/A' },
  { key: 'kind', header: 'Kind', render: ({ kind }) => (kind === 'survey' ? 'Survey' : 'Feedback') },
  { key: 'airport', header: 'Airport', render: ({ airportId }) => codeOf(airportId) },
  {
    key: 'rating',
    header: 'Rating',
    align: 'end',
    sort: 'server',
    render: ({ rating }) => rating.toFixed(2),
  },
  { key: 'text', header: 'Text', render: ({ text }) => shortened(text) },
  {
    key: 'details',
    header: 'Details',
    hideHeader: true,
    render: (entry) => (
      <Button
        size="small"
        aria-label={`Details of ${entry.client ?? 'an answer'}`}
        onClick={() => open(entry)}
      >
        Details
      </Button>
    ),
  },
];

/** Feedback of the modal and surveys, with what they amount to. */
export function FeedbackPage() {
  const { page, sort, values, chosen, clear } = useListAddress(feedbackAddress, feedbackSorts);
  const filters = { ...values, sort };
  const entries = useQuery(feedbacksQuery({ ...filters, pageNumber: page }));
  const rowsExport = useRowsExport(feedbacksExport(filters));
  const [opened, setOpened] = useState<FeedbackEntry>();
  return (
    <Stack space={4}>
      <PageHeader title="Feedback" />
      <ListFrame
        label="Feedback"
        filters={<FeedbackFilters chosen={chosen} onClear={clear} />}
        actions={<ExportButton {...rowsExport} total={entries.data?.meta?.totalCount} />}
      >
        <Stack space={4}>
          <FeedbackSummary query={values} />
          <QueryState query={entries} what="The feedback">
            {({ data, meta }) => (
              <DataTable
                desk
                label="Feedback"
                columns={columnsOf(setOpened)}
                rows={data}
                rowKey={({ id }) => id}
                meta={meta}
                stale={entries.isPlaceholderData}
                {...emptyList('answers', chosen, clear)}
              />
            )}
          </QueryState>
          <FeedbackRatings query={values} />
        </Stack>
      </ListFrame>
      {opened && <FeedbackDetails entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
