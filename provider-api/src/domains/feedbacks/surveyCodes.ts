import { dayMs } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { hashOf } from '../../http/actor.ts';
import { newSecret } from '../accounts/index.ts';

interface Invitation {
  bookingId: number;
  userId: number;
  airportId: number;
  now: Date;
  days: number;
}

export async function issueSurveyCode(
  tx: Tx,
  { bookingId, userId, airportId, now, days }: Invitation,
): Promise<string> {
  const code = newSecret();
  await tx.query(
    `insert into survey_codes (booking_id, user_id, airport_id, code_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [bookingId, userId, airportId, hashOf(code), now, new Date(now.getTime() + days * dayMs)],
  );
  return code;
}

export async function takeBackSurveyCode(tx: Tx, bookingId: number): Promise<void> {
  await tx.query('delete from survey_codes where booking_id = $1 and used_at is null', [bookingId]);
}

export const surveyClosed = 'This survey link is not valid any more';
