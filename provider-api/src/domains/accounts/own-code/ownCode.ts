import { randomInt } from 'node:crypto';
import type { Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { tell } from '../../../telling/tell.ts';
import { judgeAttempt, signedInCounter } from '../sign-in/signInDelay.ts';
import { hasSecondFactor, spendCode } from '../two-factor/secondFactor.ts';

const lifeMs = 15 * 60_000;
const againAfterMs = 60_000;

const hashOfOwn = (userId: number, code: string): string => hashOf(`${userId} ${code.replace(/\s/g, '')}`);

/** A code for a phone number is valid only together with this number. There is one code a minute. */
export async function newOwnCode(
  tx: Tx,
  { actor, clock }: Context,
  phoneNumber = '',
): Promise<string | undefined> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { rowCount } = await tx.query(
    `insert into own_codes as own (user_id, code_hash, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
     where own.created_at <= $5`,
    [
      actor.id,
      hashOfOwn(actor.id, phoneNumber + code),
      now,
      new Date(now.getTime() + lifeMs),
      new Date(now.getTime() - againAfterMs),
    ],
  );
  return rowCount > 0 ? code : undefined;
}

/** Whoever closed the dialog and opens it again within a minute uses the code that was mailed before. */
export const sendOwnCode = (ctx: Context, purpose: string): Promise<'app' | 'mail'> =>
  ctx.db.transaction(async (tx) => {
    if (await hasSecondFactor(tx, ctx.actor.id)) return 'app';
    const code = await newOwnCode(tx, ctx);
    if (code) await tell(tx, ctx.actor.id, 'code.asked', { code, purpose });
    return 'mail';
  });

export async function spendSent(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from own_codes where user_id = $1 and code_hash = $2 and expires_at > $3',
    [userId, hashOfOwn(userId, code), now],
  );
  return rowCount > 0;
}

export type SpendOwnCode = (tx: Tx) => Promise<void>;

/**
 * `work` must call `spend` before any change. `spend` throws {Invalid} for a wrong or used code, and wrong codes delay
 * the next attempt.
 */
export function withOwnerProof<T>(
  ctx: Context,
  code: string | undefined,
  work: (spend: SpendOwnCode) => Promise<T>,
): Promise<T> {
  const { actor, secrets, clock } = ctx;
  const given = code?.trim() ?? '';
  return judgeAttempt(ctx, signedInCounter(actor.email), async (attempt) => {
    let isGuess = false;
    const spend: SpendOwnCode = async (tx) => {
      const now = clock.now();
      const isRight =
        given !== '' &&
        ((await hasSecondFactor(tx, actor.id))
          ? await spendCode(tx, { userId: actor.id, code: given, now, secrets })
          : await spendSent(tx, actor.id, given, now));
      isGuess = given !== '' && !isRight;
      if (!isRight) throw new Invalid({ code: ['The code is not right'] });
      await attempt.forget(tx);
    };
    try {
      return await work(spend);
    } finally {
      if (!isGuess) await attempt.takeBack();
    }
  });
}
