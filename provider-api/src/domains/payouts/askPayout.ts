import { accountNumberProblem, formatNaira, isOwnName, isStaff, koboFromNaira } from 'shared-api/rules';
import { insertRow, type Tx } from '../../db/index.ts';
import type { Context, Input, Verb } from '../../http/context.ts';
import { BadRequest, Invalid, NotFound, Refusal } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { readSettings } from '../../settings/index.ts';
import { findUser, nameOf, withOwnerProof } from '../accounts/index.ts';
import { postPayout, walletBalanceKobo } from '../ledger/index.ts';
import { payoutAccounts, readPayout, toPayout } from './payoutRow.ts';
import { tellStep } from './tellStep.ts';

type Body = Input<'askPayout'>['body'];

const invalidAccount = (field: string, message: string) =>
  new Refusal({
    status: 400,
    code: 'invalid_account',
    title: 'Validation failed',
    message: 'Please check the bank account',
    errors: { [field]: [message] },
  });

interface Asked {
  clientId: number;
  amountKobo: number;
  closing: boolean;
}

async function checkAmount(
  tx: Tx,
  { config }: Context,
  { clientId, amountKobo, closing }: Asked,
): Promise<void> {
  if (closing) {
    const balance = await walletBalanceKobo(tx, clientId);
    if (amountKobo !== balance) throw new Invalid({ amount: [`All of it is ${formatNaira(balance)}`] });
    return;
  }
  const { payouts, payoutMinimum } = await readSettings(tx, config);
  if (payouts !== 'On') throw new BadRequest('Payouts are switched off', 'payouts_off');
  if (amountKobo < payoutMinimum)
    throw new Invalid({ amount: [`Amount cannot be lower than ${formatNaira(payoutMinimum)}`] });
}

function checkAccount({ bankCode, accountNumber, accountName }: Body, ownName: string): void {
  const problem = accountNumberProblem(bankCode, accountNumber);
  if (problem) throw invalidAccount('accountNumber', problem);
  if (!isOwnName(accountName, ownName))
    throw invalidAccount('accountName', `Must be an account in the name of ${ownName}`);
}

async function wantedClient(tx: Tx, { actor }: Context, { applicationUserId, letter }: Body) {
  const byStaff = isStaff(actor.role);
  if (!byStaff && applicationUserId !== undefined && applicationUserId !== actor.id)
    throw new NotFound('There is no such client');
  const client = await findUser(tx, byStaff ? (applicationUserId ?? 0) : actor.id);
  if (client?.role !== 'Client' || client.memberOf !== null)
    throw new Invalid({ applicationUserId: ['There is no such client'] });
  if (!byStaff) return { client, letter: null };
  if (client.status !== 'Deactivated')
    throw new Invalid({ applicationUserId: ['Whoever can sign in asks for their own payout'] });
  if (!letter?.trim()) throw new Invalid({ letter: ['Name the letter by which the client asks'] });
  return { client, letter: letter.trim() };
}

/** The amount is debited at once, so that the client cannot spend it before the transfer. */
async function ask(tx: Tx, ctx: Context, body: Body, prove: (tx: Tx) => Promise<void>) {
  const { actor, clock, secrets } = ctx;
  const amountKobo = koboFromNaira(body.amount) ?? 0;
  const { client, letter } = await wantedClient(tx, ctx, body);
  await checkAmount(tx, ctx, { clientId: client.id, amountKobo, closing: body.closing === true });
  checkAccount(body, nameOf(client));
  await prove(tx);
  const at = clock.now();
  const { id } = await insertRow(tx, 'payouts', {
    owner_id: client.id,
    amount_kobo: amountKobo,
    bank_code: body.bankCode,
    account_number: payoutAccounts.seal(secrets, body.accountNumber),
    account_name: body.accountName.trim(),
    reason: body.reason.trim(),
    letter,
    asked_by: actor.id,
    asked_at: at,
  });
  const after = await readPayout(tx, id);
  await tellStep(tx, ctx, { step: 'asked', after });
  await postPayout(tx, 'payout', {
    payoutId: id,
    walletUserId: client.id,
    amountKobo,
    actorId: actor.id,
    at,
  });
  return { data: toPayout(after, ctx), message: 'Payout asked for' };
}

export const askPayout: Verb<'askPayout'> = (ctx, { body }) => {
  const { code, ...asked } = body;
  const once = (prove: (tx: Tx) => Promise<void>) =>
    idempotent(ctx, asked, (tx) => ask(tx, ctx, body, prove));
  return isStaff(ctx.actor.role) ? once(async () => undefined) : withOwnerProof(ctx, code, once);
};
