import { hashOf } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { orNotFound } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { surveyClosed } from './surveyCodes.ts';

export const openSurvey: Verb<'openSurvey'> = async (ctx, { params }) => {
  await limit(ctx, { name: 'survey', by: ctx.address, max: 100, windowMs: 60_000 });
  const survey = ctx.db.first<{ expiresAt: Date }>(
    `select expires_at as "expiresAt" from survey_codes
      where code_hash = $1 and used_at is null and expires_at > $2::timestamptz`,
    [hashOf(params.code), ctx.clock.now()],
  );
  return { data: await orNotFound(survey, surveyClosed) };
};
