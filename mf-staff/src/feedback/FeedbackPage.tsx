import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedbacksExport, feedbacksQuery } from 'shared-api';
import type { FeedbackEntry } from 'shared-api/contract';
import { airports, feedbackSorts } from 'shared-api/rules';
import { DateText, PageHeader, Stack } from 'shared-ui';
import { type Column, useListParams } from 'shared-ui/data';
import { DeskTable } from '../shared/DeskTable.tsx';
import { detailsColumn } from '../shared/detailsColumn.tsx';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { FeedbackDetails } from './FeedbackDetails.tsx';
import { FeedbackFilters } from './FeedbackFilters.tsx';
import { FeedbackRatings, FeedbackSummary } from './FeedbackSummary.tsx';
import { feedbackParams } from './feedbackParams.ts';

const maxShown = 160;
const shortened = (text: string | null) =>
  text && text.length > maxShown ? `${text.slice(0, maxShown)}…` : (text ?? 'N/A');
const codeOf = (airportId: number | null) => airports.find(({ id }) => id === airportId)?.code ?? 'N/A';

const columnsOf = (open: (entry: FeedbackEntry) => void): Column<FeedbackEntry>[] => [
  {
    key: 'date',
    header: 'Date',
    sort: 'server',
    render: ({ dateCreated }) => <DateText at={dateCreated} />,
  },
  { key: 'client', header: 'Client', rowHeader: true, render: ({ client }) => client ?? 'N/A' },
  { key: 'kind', header: 'Kind', render: ({ kind }) => (kind === 'survey' ? 'Survey' : 'Feedback') },
  { key: 'airport', header: 'Airport', render: ({ airportId }) => codeOf(airportId) },
  {
    key: 'rating',
    header: 'Rating',
    align: 'end',
    sort: 'server',
    render: ({ rating }) => rating?.toFixed(2) ?? 'N/A',
  },
  { key: 'text', header: 'Text', render: ({ text }) => shortened(text) },
  detailsColumn(({ client }) => client ?? 'an answer', open),
];

/** Feedback of the modal and surveys, with what they amount to. */
export function FeedbackPage() {
  const { page, sort, values, chosen, clear } = useListParams(feedbackParams, feedbackSorts);
  const filters = { ...values, sort };
  const entries = useQuery(feedbacksQuery({ ...filters, pageNumber: page }));
  const [opened, setOpened] = useState<FeedbackEntry>();
  return (
    <Stack space={4}>
      <PageHeader title="Feedback" />
      <ExportedList
        label="Feedback"
        filters={<FeedbackFilters chosen={chosen} onClear={clear} />}
        exported={feedbacksExport(filters)}
        total={entries.data?.meta?.totalCount}
      >
        <Stack space={4}>
          <FeedbackSummary query={values} />
          <DeskTable
            label="Feedback"
            what="The feedback"
            query={entries}
            columns={columnsOf(setOpened)}
            rowKey={({ id }) => id}
            {...emptyList('answers', chosen, clear)}
          />
          <FeedbackRatings query={values} />
        </Stack>
      </ExportedList>
      {opened && <FeedbackDetails entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
