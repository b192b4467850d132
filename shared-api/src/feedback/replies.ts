import { binary, idReply } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { feedbackKinds } from './schemas.ts';

const mean = () => number().defined().nullable();

const share = mean;

const storedRank = () => number().defined().nullable();

const answer = () => boolean().defined().nullable();

/** Feedback from the modal or a survey; fields of the other kind are null. */
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
  /** Whether the client would use the service again: 0 yes, 1 no, 2 maybe, as in the survey. */
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
  exportFeedbacks: binary,
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
