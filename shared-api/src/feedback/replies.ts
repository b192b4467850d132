import { idReply } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { feedbackKinds } from './schemas.ts';

const mean = () => number().defined().nullable();

const share = mean;

const storedRank = () => number().defined().nullable();

const answer = () => boolean().defined().nullable();

/** An entry is either feedback or a survey. Fields that only the other kind has are null. */
export const feedbackEntry = object({
  id: number().required(),
  kind: string().required().oneOf(feedbackKinds),
  dateCreated: string().required(),
  clientId: number().defined().nullable(),
  client: string().defined().nullable(),
  bookingId: number().defined().nullable(),
  airportId: number().defined().nullable(),
  rating: number().defined().nullable(),
  friendlinessRank: storedRank(),
  knowledgeRank: storedRank(),
  quicknessRank: storedRank(),
  overallSatisfaction: storedRank(),
  /** The client says whether they would use the service again: 0 is yes, 1 is no, 2 is maybe. */
  futureUse: storedRank(),
  isHelpful: answer(),
  processFollowed: answer(),
  wouldUseAgain: answer(),
  wouldRecommend: answer(),
  qualityRating: storedRank(),
  text: string().defined().nullable(),
});

export type FeedbackEntry = InferType<typeof feedbackEntry>;

export const replies = {
  sendFeedback: idReply,
  openSurvey: object({ expiresAt: string().required() }),
  listFeedbacks: array(feedbackEntry.required()).required(),
  feedbackSummary: object({
    count: number().required(),
    rating: mean(),
    friendliness: mean(),
    knowledge: mean(),
    quickness: mean(),
    satisfaction: mean(),
    wouldUseAgain: share(),
    wouldRecommend: share(),
    ratings: array(object({ rating: number().required(), count: number().required() }).required()).required(),
  }),
};
