import { useQuery } from '@tanstack/react-query';
import { airports } from 'shared-api/airports';
import { feedbackKinds, feedbackSorts, feedbacksExport, listFeedbacks } from 'shared-api/feedback';
import { listOf } from 'shared-api/http';
import { shortened } from 'shared-api/text';
import { DateText, PageHeader, Stack } from 'shared-ui';
import { param, Stars } from 'shared-ui/data';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { airportOptions, days, optionsOf, select } from '../shared/filters.tsx';
import { FeedbackAnswers } from './FeedbackAnswers.tsx';
import { FeedbackSummary } from './FeedbackSummary.tsx';

const maxShown = 160;
const codeOf = (airportId: number | null) => airports.find(({ id }) => id === airportId)?.code ?? 'N/A';

const kindText = (kind: string) => (kind === 'survey' ? 'Survey' : 'Feedback');

const FeedbackList = defineStaffList({
  label: 'Feedback',
  subject: 'feedback',
  rows: 'answers',
  searched: 'Text, client or e-mail',
  filters: {
    kind: select(param.oneOf(feedbackKinds), 'Kind', optionsOf(feedbackKinds, kindText)),
    airportId: select(param.number(), 'Airport', airportOptions),
    rating: select(
      param.number(),
      'Rating',
      optionsOf(['5', '4', '3', '2', '1'], (rating) => `About ${rating}`),
    ),
    ...days(),
  },
  sorts: feedbackSorts,
  query: (filters) => filters,
  usePage: (query) => useQuery(listOf(listFeedbacks, { query })),
  exported: feedbacksExport,
  columns: [
    {
      key: 'date',
      header: 'Date',
      line: 2,
      sort: 'server',
      render: ({ dateCreated }) => <DateText at={dateCreated} />,
    },
    { key: 'client', header: 'Client', rowHeader: true, line: 1, render: ({ client }) => client ?? 'N/A' },
    { key: 'kind', header: 'Kind', render: ({ kind }) => kindText(kind) },
    { key: 'airport', header: 'Airport', line: 2, render: ({ airportId }) => codeOf(airportId) },
    {
      key: 'rating',
      header: 'Rating',
      line: 1,
      sort: 'server',
      nowrap: true,
      render: ({ rating }) => (rating === null ? 'N/A' : <Stars rating={rating} />),
    },
    {
      key: 'text',
      header: 'Text',
      line: 3,
      whole: true,
      breakable: true,
      render: ({ text }) => (text ? shortened(text, maxShown) : 'N/A'),
    },
  ],
  rowKey: ({ id }) => id,
  peek: {
    titleOf: ({ kind, client }) => `${kindText(kind)} of ${client ?? 'somebody'}`,
    named: true,
    more: (entry) => <FeedbackAnswers entry={entry} />,
  },
  around: (table, filters) => (
    <Stack space={4}>
      <FeedbackSummary query={filters} />
      {table}
    </Stack>
  ),
});

export const FeedbackPage = () => (
  <Stack space={4}>
    <PageHeader title="Feedback" />
    <FeedbackList />
  </Stack>
);
