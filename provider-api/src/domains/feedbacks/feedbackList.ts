import type { FeedbackEntry, listFeedbacks, QueryOf } from 'shared-api/contract';
import { futureUse, qualityRatings } from 'shared-api/rules';
import {
  accountName,
  accountQuery,
  defineList,
  equals,
  filter,
  momentInLagos,
  optional,
  readBy,
  type Search,
  withinDays,
} from '../../lists/index.ts';
import { airportLimit } from '../../permissions/airports.ts';

interface FeedbackRow extends Omit<FeedbackEntry, 'dateCreated'> {
  dateCreated: Date;
}

const client = accountName('f.user_id');
const columns = `
  f.id, f.kind, f.created_at as "dateCreated", f.user_id as "clientId", ${client} as client,
  f.booking_id as "bookingId", f.airport_id as "airportId", nullif(f.rating, 0)::float8 as rating,
  f.friendliness_rank as "friendlinessRank", f.knowledge_rank as "knowledgeRank", f.quickness_rank as "quicknessRank",
  f.overall_satisfaction as "overallSatisfaction", f.future_use as "futureUse", f.is_helpful as "isHelpful",
  f.process_followed as "processFollowed", f.would_use_again as "wouldUseAgain", f.would_recommend as "wouldRecommend",
  f.quality_rating as "qualityRating", f.feedback_text as text`;

const words = `to_tsvector('simple', search_text(feedback_text))`;

const searchOf = (text: string): Search => ({
  values: [accountQuery(text)],
  candidates: ([given]) => `
    select id from feedbacks where ${words} @@ ${given}::tsquery
    union all
    select made.id from users u cross join lateral (select id from feedbacks where user_id = u.id offset 0) made
     where u.search_words @@ ${given}::tsquery`,
  matches: ([given]) =>
    `(${words} @@ ${given}::tsquery
        or exists (select from users u where u.id = f.user_id and u.search_words @@ ${given}::tsquery))`,
});

const yesNo = (answer: string) => `case when ${answer} then 'Yes' when not ${answer} then 'No' end`;
const oneOf = (texts: readonly string[], place: string) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[${place} + 1]`;
const useAgain = `case when f.future_use is null then ${yesNo('f.would_use_again')} else ${oneOf(futureUse, 'f.future_use')} end`;

export const feedbackList = defineList<QueryOf<typeof listFeedbacks>, FeedbackRow, 'date' | 'rating'>({
  from: 'feedbacks f',
  id: 'f.id',
  createdAt: 'f.created_at',
  orders: {
    date: ['f.created_at', 'f.id'],
    rating: ['f.rating', 'f.id'],
  },
  sort: ({ sort = '-date' }) => sort,
  filters: (query, { actor }) => [
    ...optional(airportLimit(actor), (ids) => filter(ids, (given) => `f.airport_id = any (${given}::int[])`)),
    ...equals(query.kind, 'f.kind', 'text'),
    ...equals(query.airportId, 'f.airport_id', 'int'),
    ...equals(query.rating, 'round(f.rating)', 'int'),
    ...withinDays('f.created_at', query),
  ],
  search: searchOf,
  read: readBy<FeedbackRow>(`select ${columns} from feedbacks f where f.id = any ($1::bigint[])`),
  csv: () => ({
    name: 'Feedback.csv',
    columns: [
      { label: 'Date (WAT)', cell: momentInLagos('f.created_at') },
      { label: 'Kind', cell: `case f.kind when 'survey' then 'Survey' else 'Feedback' end` },
      { label: 'Client', cell: 'f.user_id', nameOr: '' },
      { label: 'Airport', cell: '(select code from airports where id = f.airport_id)' },
      { label: 'Rating', cell: 'nullif(f.rating, 0)' },
      { label: 'Friendliness', cell: 'f.friendliness_rank' },
      { label: 'Knowledge', cell: 'f.knowledge_rank' },
      { label: 'Quickness', cell: 'f.quickness_rank' },
      { label: 'Overall satisfaction', cell: 'f.overall_satisfaction' },
      { label: 'Use again', cell: useAgain },
      { label: 'Staff professional', cell: yesNo('f.is_helpful') },
      { label: 'Process followed', cell: yesNo('f.process_followed') },
      { label: 'Recommends', cell: yesNo('f.would_recommend') },
      { label: 'Quality', cell: oneOf(qualityRatings, 'f.quality_rating') },
      { label: 'Text', cell: 'f.feedback_text' },
    ],
  }),
});
