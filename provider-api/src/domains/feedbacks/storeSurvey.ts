import type { SurveyBody } from 'shared-api/contract';
import { insertRow, type Tx } from '../../db/index.ts';
import { hashOf } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { surveyClosed } from './surveyCodes.ts';

interface Invitation {
  bookingId: number;
  userId: number;
  airportId: number | null;
}

async function useCode(tx: Tx, code: string, now: Date): Promise<Invitation> {
  const invitation = await tx.first<Invitation>(
    `update survey_codes set used_at = $2
      where code_hash = $1 and used_at is null and expires_at > $2::timestamptz
     returning booking_id as "bookingId", user_id as "userId", airport_id as "airportId"`,
    [hashOf(code), now],
  );
  if (!invitation) throw new BadRequest(surveyClosed);
  return invitation;
}

export async function storeSurvey({ db, clock }: PublicContext, body: SurveyBody): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { bookingId, userId, airportId } = await useCode(tx, body.ActivationCode, now);
    const { id } = await insertRow(tx, 'feedbacks', {
      kind: 'survey',
      user_id: userId,
      booking_id: bookingId,
      airport_id: airportId,
      overall_satisfaction: body.OverallSatisfaction,
      friendliness_rank: body.FriendlinessRank,
      knowledge_rank: body.KnowledgeRank,
      quickness_rank: body.QuicknessRank,
      future_use: body.EOptions,
      feedback_text: body.FeedbackText || null,
      created_at: now,
    });
    return id;
  });
}
