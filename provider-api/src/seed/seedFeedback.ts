import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/index.ts';
import { hashOf } from '../http/actor.ts';
import type { PastBooking } from './pastBookings.ts';
import type { SeedClient } from './SeedClient.ts';

type Feedback = NonNullable<PastBooking['feedback']>;

export async function sendModal(
  client: SeedClient,
  airportId: number,
  { rank, text }: Feedback,
): Promise<void> {
  await client.call('POST', '/feedbacks', {
    friendlinessRank: rank,
    knowledgeRank: rank,
    quicknessRank: Math.max(1, rank - 1),
    eOptions: 1,
    isHelpful: Number(rank > 2),
    processFollowed: 1,
    wouldUseAgain: Number(rank > 1),
    wouldRecommendService: Number(rank > 2),
    qualityRating: rank - 1,
    feedbackText: text,
    airportId,
  });
}

/** No invitation with a code was mailed, so the survey gets a new code here. */
export async function answerSurvey(
  { db, visitor }: { db: Queryable; visitor: SeedClient },
  bookingId: number,
  { rank, text }: Feedback,
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  await db.query('update survey_codes set code_hash = $2 where booking_id = $1', [bookingId, hashOf(code)]);
  await visitor.call('POST', '/feedbacks', {
    OverallSatisfaction: rank,
    FriendlinessRank: 5,
    KnowledgeRank: rank,
    QuicknessRank: rank,
    EOptions: 0,
    FeedbackText: text,
    ActivationCode: code,
  });
}
