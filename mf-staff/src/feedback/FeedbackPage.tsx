import { useQuery } from '@tanstack/react-query';
import { airportCode } from 'shared-api/airports';
import { feedbackKinds, feedbackSorts, feedbacksExport, listFeedbacks } from 'shared-api/feedback';
import { listOf } from 'shared-api/http';
import { PageHeader, Stack } from 'shared-ui';
import { param } from 'shared-ui/data';
import { Stars } from 'shared-ui/details';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { airportOptions, days, optionsOf, select } from '../shared/filters.tsx';
import { FeedbackAnswers, shortText } from './FeedbackAnswers.tsx';
import { FeedbackSummary } from './FeedbackSummary.tsx';

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
    { key: 'date', title: 'Date', line: 2, sorter: true, dataIndex: 'dateCreated', valueType: 'date' },
    { key: 'client', title: 'Client', rowScope: 'row', line: 1, render: (_, { client }) => client ?? 'N/A' },
    { key: 'kind', title: 'Kind', render: (_, { kind }) => kindText(kind) },
    {
      key: 'airport',
      title: 'Airport',
      line: 2,
      render: (_, { airportId }) => airportCode(airportId) ?? 'N/A',
    },
    {
      key: 'rating',
      title: 'Rating',
      line: 1,
      sorter: true,
      nowrap: true,
      render: (_, { rating }) => (rating === null ? 'N/A' : <Stars rating={rating} />),
    },
    {
      key: 'text',
      title: 'Text',
      line: 3,
      whole: true,
      breakable: true,
      render: (_, entry) => shortText(entry),
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
