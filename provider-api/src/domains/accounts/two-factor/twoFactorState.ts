import type { Verb } from '../../../http/context.ts';

export const twoFactorState: Verb<'twoFactorState'> = async ({ db, actor }) => {
  const state = await db.one<{ enabled: boolean; recoveryCodesLeft: number }>(
    `select exists (select 1 from two_factor where user_id = $1 and confirmed_at is not null) as enabled,
              (select count(*) from recovery_codes where user_id = $1 and used_at is null)
                as "recoveryCodesLeft"`,
    [actor.id],
  );
  return { data: { ...state, required: actor.needsTwoFactor } };
};
