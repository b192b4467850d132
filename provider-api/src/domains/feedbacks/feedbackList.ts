import type { FeedbackEntry, feedbackSummary, listFeedbacks, QueryOf } from 'shared-api/contract';
import { type Actor, airportLimit } from '../../http/actor.ts';
import { type DeskList, narrowed, searched, sortedBy, withinDays } from '../../http/deskList.ts';

export interface FeedbackRow extends Omit<FeedbackEntry, 'dateCreated' | 'rating'> {
  dateCreated: Date;
  /** Numeric, as text. */
  rating: string;
}

const name = `coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name))`;
const columns = `
  f.id, f.kind, f.created_at as "dateCreated", f.user_id as "clientId",
  case when u.id is not null then ${name} end as client, f.booking_id as "bookingId", f.airport_id as "airportId",
  f.rating, f.friendliness_rank as "friendlinessRank", f.knowledge_rank as "knowledgeRank",
  f.quickness_rank as "quicknessRank", f.overall_satisfaction as "overallSatisfaction", f.future_use as "futureUse",
  f.is_helpful as "isHelpful", f.process_followed as "processFollowed", f.would_use_again as "wouldUseAgain",
  f.would_recommend as "wouldRecommend", f.quality_rating as "qualityRating", f.feedback_text as text`;

/** An officer with airports reads what is about those alone. */
export const feedbackList = (
  actor: Actor,
  {
    sort = '-date',
    ...query
  }: QueryOf<typeof listFeedbacks> | (QueryOf<typeof feedbackSummary> & { sort?: string }),
): DeskList => ({
  from: 'feedbacks f left join users u on u.id = f.user_id',
  id: 'f.id',
  columns,
  narrowings: [
    ...narrowed(airportLimit(actor), (ids) => `f.airport_id = any (${ids}::int[])`),
    ...searched(query.search, ['f.feedback_text', name, 'u.email']),
    ...narrowed(query.kind, (kind) => `f.kind = ${kind}::text`),
    ...narrowed(query.airportId, (id) => `f.airport_id = ${id}::int`),
    ...narrowed(query.rating, (rating) => `round(f.rating) = ${rating}::int`),
    ...withinDays('f.created_at', query),
  ],
  order: sortedBy(sort, { date: 'f.created_at', rating: 'f.rating' }, 'f.id'),
});
