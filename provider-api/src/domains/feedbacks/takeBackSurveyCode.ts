import type { Tx } from '../../db/index.ts';

/** An invitation that nobody answered yet does not hold any longer. */
export async function takeBackSurveyCode(tx: Tx, bookingId: number): Promise<void> {
  await tx.query('delete from survey_codes where booking_id = $1 and used_at is null', [bookingId]);
}
