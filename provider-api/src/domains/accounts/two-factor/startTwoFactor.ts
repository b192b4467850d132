import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import { twoFactorSecrets } from './secondFactor.ts';
import { newTotpSecret, totpUri } from './totp.ts';

export const startTwoFactor: Verb<'startTwoFactor'> = async (ctx, { body }) => {
  const { db, actor, secrets, config } = ctx;
  await checkOwnPassword(ctx, body.Password);
  const secret = newTotpSecret();
  const { rowCount } = await db.query(
    `insert into two_factor as t (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret where t.confirmed_at is null`,
    [actor.id, twoFactorSecrets.seal(secrets, secret)],
  );
  if (rowCount === 0) throw new BadRequest('Two-factor sign-in is on already');
  const { authorityPortal } = await readSettings(db, config);
  return { data: { secret, uri: totpUri(secret, actor.email, authorityPortal) } };
};
