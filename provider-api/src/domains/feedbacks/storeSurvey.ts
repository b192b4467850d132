import type { SurveyBody } from 'shared-api/contract';
import { onlyRow, type Tx } from '../../db/index.ts';
import { hashOf } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { surveyClosed } from './surveyCodes.ts';

interface Invitation {
  bookingId: number;
  userId: number;
  airportId: number | null;
}

/** Uses the code up; a wrong, used or old one is refused with a text (S20). */
async function useCode(tx: Tx, code: string, now: Date): Promise<Invitation> {
  const { rows } = await tx.query<Invitation>(
    `update survey_codes set used_at = $2
      where code_hash = $1 and used_at is null and expires_at > $2::timestamptz
     returning booking_id as "bookingId", user_id as "userId", airport_id as "airportId"`,
    [hashOf(code), now],
  );
  const [invitation] = rows;
  if (!invitation) throw new BadRequest(surveyClosed);
  return invitation;
}

export async function storeSurvey({ db, clock }: PublicContext, body: SurveyBody): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { bookingId, userId, airportId } = await useCode(tx, body.ActivationCode, now);
    const { id } = onlyRow(
      await tx.query<{ id: number }>(
        `insert into feedbacks (kind, user_id, booking_id, airport_id, overall_satisfaction, friendliness_rank,
           knowledge_rank, quickness_rank, future_use, feedback_text, created_at)
         values ('survey', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        [
          userId,
          bookingId,
          airportId,
          body.OverallSatisfaction ?? null,
          body.FriendlinessRank ?? null,
          body.KnowledgeRank ?? null,
          body.QuicknessRank ?? null,
          body.EOptions,
          body.FeedbackText || null,
          now,
        ],
      ),
    );
    return id;
  });
}
