import { idReply } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { feedbackKinds } from './schemas.ts';

const numberOrNull = () => number().defined().nullable();

const answer = () => boolean().defined().nullable();

/** An entry is either feedback or a survey. Fields that only the other kind has are null. */
export const feedbackEntry = object({
  id: number().required(),
  kind: string().required().oneOf(feedbackKinds),
  dateCreated: string().required(),
  clientId: numberOrNull(),
  client: string().defined().nullable(),
  bookingId: numberOrNull(),
  airportId: numberOrNull(),
  rating: numberOrNull(),
  friendlinessRank: numberOrNull(),
  knowledgeRank: numberOrNull(),
  quicknessRank: numberOrNull(),
  overallSatisfaction: numberOrNull(),
  /** The client says whether they would use the service again: 0 is yes, 1 is no, 2 is maybe. */
  futureUse: numberOrNull(),
  isHelpful: answer(),
  processFollowed: answer(),
  wouldUseAgain: answer(),
  wouldRecommend: answer(),
  qualityRating: numberOrNull(),
  text: string().defined().nullable(),
});

export type FeedbackEntry = InferType<typeof feedbackEntry>;

export const replies = {
  sendFeedback: idReply,
  openSurvey: object({ expiresAt: string().required() }),
  listFeedbacks: array(feedbackEntry.required()).required(),
  feedbackSummary: object({
    count: number().required(),
    rating: numberOrNull(),
    friendliness: numberOrNull(),
    knowledge: numberOrNull(),
    quickness: numberOrNull(),
    satisfaction: numberOrNull(),
    wouldUseAgain: numberOrNull(),
    wouldRecommend: numberOrNull(),
    ratings: array(object({ rating: number().required(), count: number().required() }).required()).required(),
  }),
};
