import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { feedbackKinds } from '../rules/deskLists.ts';
import { lazily } from './lazily.ts';

const facts = () => mixed<Record<string, unknown>>().defined().nullable();

export const auditEntry = lazily(() =>
  object({
    id: number().required(),
    at: string().required(),
    personId: number().defined().nullable(),
    person: string().required(),
    /** For example 'user.status'. */
    action: string().required(),
    subjectKind: string().required(),
    subjectId: string().required(),
    /** Who or what it is, where it has a name. */
    subject: string().defined().nullable(),
    before: facts(),
    after: facts(),
    reason: string().defined().nullable(),
  }),
);
export type AuditEntry = InferType<typeof auditEntry>;

const rank = () => number().defined().nullable();
const answer = () => boolean().defined().nullable();

/** The modal's feedback or a survey; what the other one asks is null. */
export const feedbackEntry = lazily(() =>
  object({
    id: number().required(),
    kind: string().required().oneOf(feedbackKinds),
    dateCreated: string().required(),
    clientId: number().defined().nullable(),
    client: string().defined().nullable(),
    bookingId: number().defined().nullable(),
    airportId: number().defined().nullable(),
    /** The mean of the ranks that were given, 1 to 5. */
    rating: number().defined().nullable(),
    friendlinessRank: rank(),
    knowledgeRank: rank(),
    quicknessRank: rank(),
    overallSatisfaction: rank(),
    /** Whether the service would be used again: 0 yes, 1 no, 2 maybe, as the survey's choices. */
    futureUse: rank(),
    isHelpful: answer(),
    processFollowed: answer(),
    wouldUseAgain: answer(),
    wouldRecommend: answer(),
    qualityRating: rank(),
    text: string().defined().nullable(),
  }),
);
export type FeedbackEntry = InferType<typeof feedbackEntry>;
