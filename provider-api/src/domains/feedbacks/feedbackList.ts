import type { FeedbackEntry, listFeedbacks, QueryOf } from 'shared-api/contract';
import { airports, futureUse, qualityRatings } from 'shared-api/rules';
import { csvMoment } from '../../documents/index.ts';
import { airportLimit } from '../../http/actor.ts';
import {
  accountQuery,
  defineList,
  equals,
  type Filter,
  filter,
  optional,
  type Search,
  withinDays,
} from '../../lists/index.ts';

export interface FeedbackRow extends Omit<FeedbackEntry, 'dateCreated' | 'rating'> {
  dateCreated: Date;
  /** Numeric, as text; null where nothing was rated. */
  rating: string | null;
}

const name = `coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name))`;
const columns = `
  f.id, f.kind, f.created_at as "dateCreated", f.user_id as "clientId",
  case when u.id is not null then ${name} end as client, f.booking_id as "bookingId", f.airport_id as "airportId",
  nullif(f.rating, 0) as rating, f.friendliness_rank as "friendlinessRank", f.knowledge_rank as "knowledgeRank",
  f.quickness_rank as "quicknessRank", f.overall_satisfaction as "overallSatisfaction", f.future_use as "futureUse",
  f.is_helpful as "isHelpful", f.process_followed as "processFollowed", f.would_use_again as "wouldUseAgain",
  f.would_recommend as "wouldRecommend", f.quality_rating as "qualityRating", f.feedback_text as text`;

const joined = 'feedbacks f left join users u on u.id = f.user_id';

/** Each word of a search begins one of the text's own or one of the client's. */
const candidates = (query: string) => `
  select id from feedbacks where feedback_words(feedback_text) @@ ${query}::tsquery
  union all
  select made.id from users u cross join lateral (select id from feedbacks where user_id = u.id offset 0) made
   where u.search_words @@ ${query}::tsquery`;

const searchOf = (text: string): Search => ({
  values: [accountQuery(text)],
  candidates: ([given = '']) => candidates(given),
  matches: ([given]) =>
    `(feedback_words(f.feedback_text) @@ ${given}::tsquery
        or exists (select from users u where u.id = f.user_id and u.search_words @@ ${given}::tsquery))`,
});

/** A search as one filter of a whole list; a text without a word finds nothing. */
export function found(search: string | undefined): Filter[] {
  const query = search?.trim() ? accountQuery(search) : undefined;
  return query === ''
    ? [filter(search, (given) => `${given}::text is null`)]
    : optional(query, (words) => filter(words, (given) => `f.id in (${candidates(given)})`));
}

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? 'Yes' : 'No');
const airportCode = (id: number | null) => airports.find((airport) => airport.id === id)?.code ?? null;

export const feedbackList = defineList<QueryOf<typeof listFeedbacks>, FeedbackRow, 'date' | 'rating'>({
  from: 'feedbacks f',
  id: 'f.id',
  createdAt: 'f.created_at',
  orders: {
    date: { columns: ['f.created_at', 'f.id'], types: ['timestamptz', 'bigint'] },
    rating: { columns: ['f.rating', 'f.id'], types: ['numeric', 'bigint'] },
  },
  sort: ({ sort = '-date' }) => sort,
  filters: (query, { actor }) => [
    // An officer with airports reads what is about those alone.
    ...optional(airportLimit(actor), (ids) => filter(ids, (given) => `f.airport_id = any (${given}::int[])`)),
    ...equals(query.kind, 'f.kind', 'text'),
    ...equals(query.airportId, 'f.airport_id', 'int'),
    ...equals(query.rating, 'round(f.rating)', 'int'),
    ...withinDays('f.created_at', query),
  ],
  search: searchOf,
  columns,
  joined,
  csv: {
    name: 'Feedback.csv',
    columns: [
      { label: 'Date (WAT)', value: ({ dateCreated }) => csvMoment(dateCreated) },
      { label: 'Kind', value: ({ kind }) => (kind === 'survey' ? 'Survey' : 'Feedback') },
      { label: 'Client', value: ({ client }) => client },
      { label: 'Airport', value: ({ airportId }) => airportCode(airportId) },
      { label: 'Rating', value: ({ rating }) => (rating === null ? null : Number(rating)) },
      { label: 'Friendliness', value: ({ friendlinessRank }) => friendlinessRank },
      { label: 'Knowledge', value: ({ knowledgeRank }) => knowledgeRank },
      { label: 'Quickness', value: ({ quicknessRank }) => quicknessRank },
      { label: 'Overall satisfaction', value: ({ overallSatisfaction }) => overallSatisfaction },
      {
        label: 'Use again',
        value: (row) =>
          row.futureUse === null ? yesNo(row.wouldUseAgain) : (futureUse[row.futureUse] ?? null),
      },
      { label: 'Staff professional', value: ({ isHelpful }) => yesNo(isHelpful) },
      { label: 'Process followed', value: ({ processFollowed }) => yesNo(processFollowed) },
      { label: 'Recommends', value: ({ wouldRecommend }) => yesNo(wouldRecommend) },
      {
        label: 'Quality',
        value: ({ qualityRating }) =>
          qualityRating === null ? null : (qualityRatings[qualityRating] ?? null),
      },
      { label: 'Text', value: ({ text }) => text },
    ],
  },
});
