import { hourMs, nairaFromKobo, signedKoboFromNaira } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { limit } from '../../http/limits.ts';
import { readSettings } from '../../settings/index.ts';
import { issueRrr, requestFunding } from '../payments/index.ts';
import { transactionReply } from '../transactions/index.ts';

async function refuseTooLow(tx: Tx, { config }: Context, amountKobo: number): Promise<void> {
  const { minFundingApi } = await readSettings(tx, config);
  if (amountKobo < minFundingApi)
    throw new Invalid({ amount: [`Amount cannot be lower than NGN ${nairaFromKobo(minFundingApi)}`] });
}

export const fundWallet: Verb<'fundWallet'> = async (ctx, { body }) => {
  const amountKobo = signedKoboFromNaira(body.amount) ?? 0;
  await limit(ctx, { name: 'fund-wallet', by: String(ctx.actor.id), max: 100, windowMs: hourMs });
  const kept = await idempotent(ctx, body, async (tx) => {
    await refuseTooLow(tx, ctx, amountKobo);
    const { id } = await requestFunding(tx, ctx, amountKobo);
    return { data: await transactionReply(tx, ctx.config, id) };
  });
  const { transactionId } = kept.data;
  // If the gateway is too slow, a job requests the RRR later, and the caller gets a reply without an RRR.
  await issueRrr(ctx, transactionId, ctx.config.gatewayWithinMs.caller).catch((thrown: unknown) =>
    ctx.log.warn({ err: thrown, payment: transactionId }, 'the RRR is left to the queue'),
  );
  const data = await transactionReply(ctx.db, ctx.config, transactionId);
  return { data, message: data.paymentStatus === 'Paid' ? 'Wallet funded successfully' : 'Invoice issued' };
};
