import { hourMs } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { limit } from '../../../http/limits.ts';
import { enqueue, job } from '../../../jobs/index.ts';
import { tell } from '../../../telling/tell.ts';
import { issueCode } from '../codes.ts';

const resetLinkLifeMs = hourMs;

/** The mail is sent after the reply: the duration of the reply must not reveal whether the address is known. */
export const mailResetLink = job<{ email: string }>(
  'accounts.mailResetLink',
  async ({ db, clock }, { email }) => {
    await db.transaction(async (tx) => {
      const user = await tx.first<{ id: number }>(
        'select id from users where lower(email) = lower($1) for update',
        [email],
      );
      if (!user) return;
      const now = clock.now();
      const code = await issueCode(tx, { userId: user.id, purpose: 'reset', now, lifeMs: resetLinkLifeMs });
      await tell(tx, user.id, 'password.reset', { code });
    });
  },
);

export const forgotPassword: Verb<'forgotPassword'> = async (ctx, { body }) => {
  await limit(ctx, { name: 'forgot-password', by: ctx.address, max: 100, windowMs: hourMs });
  await limit(ctx, { name: 'forgot-password', by: body.Email.toLowerCase(), max: 5, windowMs: hourMs });
  await ctx.db.transaction((tx) => enqueue(tx, mailResetLink, { email: body.Email }));
  return { data: {}, message: 'Password reset email sent successfully' };
};
