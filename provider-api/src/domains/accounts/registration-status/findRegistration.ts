import { type RegistrationStage, registrationStage } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { PublicContext } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { type UserRow, userColumns } from '../userRow.ts';

export interface Registration extends UserRow {
  emailVerifiedAt: Date | null;
  rejectedAt: Date | null;
  rejectionReason: string | null;
  isStudent: boolean | null;
  nameOfSchool: string | null;
}

export const stageOf = ({ status, rejectedAt }: Registration): RegistrationStage =>
  registrationStage(status, rejectedAt !== null);

export const limitTracking = (ctx: PublicContext): Promise<void> =>
  limit(ctx, { name: 'registration-status', by: ctx.address, max: 100, windowMs: 60_000 });

/** @throws {NotFound} for a wrong or expired code. */
export async function findRegistration(
  on: Queryable,
  { code, now, lock = false }: { code: string; now: Date; lock?: boolean },
): Promise<Registration> {
  const registration = await on.first<Registration>(
    `select ${userColumns}, u.email_verified_at as "emailVerifiedAt",
            u.rejected_at as "rejectedAt", u.rejection_reason as "rejectionReason",
            u.is_student as "isStudent", u.name_of_school as "nameOfSchool"
       from account_codes c join users u on u.id = c.user_id
      where c.code_hash = $1 and c.purpose = 'track' and c.expires_at > $2::timestamptz
        ${lock ? 'for update of u' : ''}`,
    [hashOf(code), now],
  );
  if (!registration) throw new NotFound('This link is not valid');
  return registration;
}
