import { hourMs, nigerianMobile } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Invalid, NotFound, TooManyRequests } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { textCode } from '../../telling/tell.ts';
import { newOwnCode, spendSent } from '../accounts/index.ts';
import { recordConsent } from './consents.ts';
import { mayGetSms } from './contactChoices.ts';

async function keepNumber(tx: Tx, { actor, clock }: Context, number: string | null): Promise<void> {
  await tx.query('update users set sms_number = $2 where id = $1', [actor.id, number]);
  const given = number !== null;
  const how = given ? 'code' : 'profile';
  await recordConsent(tx, { personId: actor.id, what: 'sms', given, how, at: clock.now() });
}

export const giveSmsNumber: Verb<'giveSmsNumber'> = async (ctx, { body }) => {
  const { db, clock, actor } = ctx;
  const { code } = body;
  if (!(await mayGetSms(ctx))) throw new NotFound();
  const number = nigerianMobile(body.number);
  if (!number) throw new Invalid({ number: ['Enter a mobile number of Nigeria'] });
  const name = code ? 'sms-code-tried' : 'sms-code';
  await limit(ctx, { name, by: String(actor.id), max: 5, windowMs: hourMs });
  await db.transaction(async (tx) => {
    if (!code) {
      const sent = await newOwnCode(tx, ctx, number);
      if (!sent) throw new TooManyRequests(60, 'A code was sent a moment ago: ask for another in a minute');
      return textCode(tx, actor.id, { number, code: sent });
    }
    if (!(await spendSent(tx, actor.id, number + code, clock.now())))
      throw new Invalid({ code: ['The code is not right'] });
    return keepNumber(tx, ctx, number);
  });
  return { data: {} };
};

export const removeSmsNumber: Verb<'removeSmsNumber'> = async (ctx) => {
  await ctx.db.transaction((tx) => keepNumber(tx, ctx, null));
  return { data: {} };
};
