import type { FeedbackBody } from 'shared-api/contract';
import { insertRow } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { recordActivity } from '../activities/index.ts';

/** The form has no field for `eOptions`, so `eOptions` is ignored. The airport id 0 means no airport. */
export async function storeFeedback(
  { db, clock }: PublicContext,
  actor: Actor,
  body: FeedbackBody,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { id } = await insertRow(tx, 'feedbacks', {
      kind: 'feedback',
      user_id: actor.id,
      airport_id: body.airportId || null,
      friendliness_rank: body.friendlinessRank,
      knowledge_rank: body.knowledgeRank,
      quickness_rank: body.quicknessRank,
      is_helpful: body.isHelpful === 1,
      process_followed: body.processFollowed === 1,
      would_use_again: body.wouldUseAgain === 1,
      would_recommend: body.wouldRecommendService === 1,
      quality_rating: body.qualityRating,
      feedback_text: body.feedbackText,
      created_at: now,
    });
    await recordActivity(tx, { userId: actor.id, description: 'Feedback submitted', at: now });
    return id;
  });
}
