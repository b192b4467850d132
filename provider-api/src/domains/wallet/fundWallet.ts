import { fundWallet as endpoint } from 'shared-api/contract';
import { koboFromNaira } from 'shared-api/rules';
import type { Context, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { limit } from '../../http/limits.ts';
import { issueRrr, requestFunding } from '../payments/index.ts';
import { readTransaction, type TransactionRow, toTransaction } from '../transactions/index.ts';

/** How long the caller waits for the RRR; after that the queue goes on and the reply carries none yet. */
const rrrWithinMs = 3000;
const hourMs = 3_600_000;

async function transactionNow({ db, config }: Context, id: number) {
  const row: TransactionRow | undefined = await readTransaction(db, id);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  return toTransaction(row, config);
}

/** An invoice with an RRR; the wallet is credited once the gateway confirms the payment (G50, WALLET-23). */
export const fundWallet: Verb<typeof endpoint> = async (ctx, { body }) => {
  const amountKobo = koboFromNaira(body.amount);
  if (amountKobo === undefined) throw new Invalid({ amount: ['Please enter an amount'] });
  await limit(ctx, { name: 'fund-wallet', by: String(ctx.actor.id), most: 100, windowMs: hourMs });
  const kept = await ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, body, async () => {
      const { id } = await requestFunding(tx, ctx, amountKobo);
      const row = await readTransaction(tx, id);
      if (!row) throw new Error(`Transaction ${id} is missing`);
      return { data: toTransaction(row, ctx.config) };
    }),
  );
  const { transactionId } = kept.data;
  await issueRrr(ctx, transactionId, rrrWithinMs).catch((thrown: unknown) =>
    ctx.log.warn({ err: thrown, payment: transactionId }, 'the RRR is left to the queue'),
  );
  const data = await transactionNow(ctx, transactionId);
  return { data, message: data.paymentStatus === 'Paid' ? 'Wallet funded successfully' : 'Invoice issued' };
};
