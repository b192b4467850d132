import type { FeedbackEntry, feedbackSummary, listFeedbacks, QueryOf } from 'shared-api/contract';
import { type Actor, airportLimit } from '../../http/actor.ts';
import { type DeskList, narrowed, sortedBy, withinDays } from '../../http/deskList.ts';
import { accountQuery, type List } from '../lists/index.ts';

export interface FeedbackRow extends Omit<FeedbackEntry, 'dateCreated' | 'rating'> {
  dateCreated: Date;
  /** Numeric, as text; null where nothing was rated. */
  rating: string | null;
}

const name = `coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name))`;
export const columns = `
  f.id, f.kind, f.created_at as "dateCreated", f.user_id as "clientId",
  case when u.id is not null then ${name} end as client, f.booking_id as "bookingId", f.airport_id as "airportId",
  nullif(f.rating, 0) as rating, f.friendliness_rank as "friendlinessRank", f.knowledge_rank as "knowledgeRank",
  f.quickness_rank as "quicknessRank", f.overall_satisfaction as "overallSatisfaction", f.future_use as "futureUse",
  f.is_helpful as "isHelpful", f.process_followed as "processFollowed", f.would_use_again as "wouldUseAgain",
  f.would_recommend as "wouldRecommend", f.quality_rating as "qualityRating", f.feedback_text as text`;

export const joined = 'feedbacks f left join users u on u.id = f.user_id';

type Query = QueryOf<typeof listFeedbacks>;

/** An officer with airports reads what is about those alone. */
const narrowings = (actor: Actor, query: QueryOf<typeof feedbackSummary>) => [
  ...narrowed(airportLimit(actor), (ids) => `f.airport_id = any (${ids}::int[])`),
  ...narrowed(query.kind, (kind) => `f.kind = ${kind}::text`),
  ...narrowed(query.airportId, (id) => `f.airport_id = ${id}::int`),
  ...narrowed(query.rating, (rating) => `round(f.rating) = ${rating}::int`),
  ...withinDays('f.created_at', query),
];

const sorts = {
  date: { column: 'f.created_at', type: 'timestamptz' },
  rating: { column: 'f.rating', type: 'numeric' },
} as const;

/** Each word of a search begins one of the text's own or one of the client's. */
const candidates = (query: string) => `
  select id from feedbacks where feedback_words(feedback_text) @@ ${query}::tsquery
  union all
  select made.id from users u cross join lateral (select id from feedbacks where user_id = u.id offset 0) made
   where u.search_words @@ ${query}::tsquery`;

/** A text without a word finds nothing. */
const queryOf = (search = '') => (search.trim() ? accountQuery(search) : undefined);

function searchOf(search: string | undefined): List['search'] {
  const query = queryOf(search);
  if (query === undefined) return undefined;
  return {
    values: [query],
    candidates: ([given = '']) => candidates(given),
    matches: ([given]) =>
      `(feedback_words(f.feedback_text) @@ ${given}::tsquery
        or exists (select from users u where u.id = f.user_id and u.search_words @@ ${given}::tsquery))`,
  };
}

function found(search: string | undefined) {
  const query = queryOf(search);
  return query === ''
    ? narrowed(search, (given) => `${given}::text is null`)
    : narrowed(query, (given) => `f.id in (${candidates(given)})`);
}

/** Feedback as a query narrows and sorts it, page by page. */
export function feedbackPages(actor: Actor, { search, sort = '-date', ...query }: Query): List {
  return {
    from: 'feedbacks f',
    alias: 'f',
    id: 'f.id',
    conditions: narrowings(actor, query),
    order: sortedBy(sort, sorts, 'f.id'),
    newest: 'f.created_at desc, f.id desc',
    search: searchOf(search),
  };
}

/** The same as a whole. */
export const feedbackList = (
  actor: Actor,
  { sort = '-date', search, ...query }: QueryOf<typeof feedbackSummary> & Pick<Query, 'sort'>,
): DeskList => ({
  from: joined,
  id: 'f.id',
  columns,
  narrowings: [...narrowings(actor, query), ...found(search)],
  order: sortedBy(sort, sorts, 'f.id'),
});
