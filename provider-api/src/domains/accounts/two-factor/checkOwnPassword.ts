import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { judgeAttempt, signedInCounter } from '../sign-in/signInDelay.ts';

export function checkOwnPassword(ctx: Context, password: string, field = 'Password'): Promise<void> {
  const { db, actor } = ctx;
  return judgeAttempt(ctx, signedInCounter(actor.email), async (attempt) => {
    const user = await db.first<{ hash: string | null }>(
      'select password_hash as hash from users where id = $1',
      [actor.id],
    );
    // Only this attempt is removed. Earlier failures still count, because a stranger may have guessed codes.
    if (await passwordMatches(password, user?.hash)) return attempt.takeBack();
    securityEvent(ctx, 'sign_in_failed', { account: actor.email, reason: 'own password' });
    throw new Invalid({ [field]: ['The password is not right'] });
  });
}
