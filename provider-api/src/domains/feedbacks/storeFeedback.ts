import type { FeedbackBody } from 'shared-api/contract';
import { onlyRow } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { recordActivity } from '../activities/index.ts';

/** eOptions is sent as its start value and ignored (G33); airport 0 is none (G37). */
export async function storeFeedback(
  { db, clock }: PublicContext,
  actor: Actor,
  body: FeedbackBody,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { id } = onlyRow(
      await tx.query<{ id: number }>(
        `insert into feedbacks (kind, user_id, airport_id, friendliness_rank, knowledge_rank, quickness_rank,
           is_helpful, process_followed, would_use_again, would_recommend, quality_rating, feedback_text, created_at)
         values ('feedback', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          actor.id,
          body.airportId || null,
          body.friendlinessRank ?? null,
          body.knowledgeRank ?? null,
          body.quicknessRank ?? null,
          body.isHelpful === 1,
          body.processFollowed === 1,
          body.wouldUseAgain === 1,
          body.wouldRecommendService === 1,
          body.qualityRating,
          body.feedbackText,
          now,
        ],
      ),
    );
    await recordActivity(tx, { userId: actor.id, description: 'Feedback submitted', at: now });
    return id;
  });
}
