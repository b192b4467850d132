import type { Payout } from 'shared-api/contract';
import { bankOf, isStaff, nairaFromKobo, type PayoutStatus } from 'shared-api/rules';
import { nameSql, type Queryable, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { Context } from '../../http/context.ts';
import { Conflict, NotFound, orNotFound } from '../../http/errors.ts';
import { lastLetters, SealedColumn } from '../../secrets/index.ts';

export const payoutAccounts = new SealedColumn('payouts', 'account_number');

interface Step {
  by: number;
  name: string;
  at: string;
  reason: string | null;
}

export interface PayoutRow {
  id: number;
  userId: number;
  clientName: string;
  amountKobo: number;
  bankCode: string;
  accountNumber: string | null;
  accountName: string;
  reason: string;
  letter: string | null;
  status: PayoutStatus;
  asked: Step;
  approved: Step | null;
  paid: Step | null;
  transferDate: string | null;
  reference: string | null;
  refused: Step | null;
  returned: Step | null;
}

const step = (name: string, reason = 'null') => `
  (select json_build_object('by', u.id, 'name', ${nameSql('u')}, 'at', p.${name}_at, 'reason', ${reason})
     from users u where u.id = p.${name}_by) as ${name}`;

export const selectPayouts = `
  select p.id, p.owner_id as "userId", ${nameSql('client')} as "clientName",
         p.amount_kobo as "amountKobo", p.bank_code as "bankCode", p.account_number as "accountNumber",
         p.account_name as "accountName", p.reason, p.letter, p.status, p.paid_on::text as "transferDate", p.reference,
         ${step('asked')}, ${step('approved')}, ${step('paid')}, ${step('refused', 'p.refused_reason')},
         ${step('returned', 'p.returned_reason')}
    from payouts p join users client on client.id = p.owner_id`;

export const readPayout = (db: Queryable, id: number): Promise<PayoutRow> =>
  orNotFound(db.first<PayoutRow>(`${selectPayouts} where p.id = $1`, [id]), 'Payout does not exist');

export async function lockPayout(
  tx: Tx,
  actor: Actor,
  id: number,
  from: readonly PayoutStatus[],
): Promise<PayoutRow> {
  await tx.query('select id from payouts where id = $1 for update', [id]);
  const row = await readPayout(tx, id);
  if (!isStaff(actor.role) && row.userId !== actor.id) throw new NotFound('Payout does not exist');
  if (!from.includes(row.status))
    throw new Conflict(`The payout is ${row.status.toLowerCase()} already`, 'already_resolved');
  return row;
}

/** Returns an empty string if the account number is no longer stored. */
export const openAccount = ({ secrets }: Pick<Context, 'secrets'>, { accountNumber }: PayoutRow): string =>
  accountNumber === null ? '' : payoutAccounts.open(secrets, accountNumber);

export function toPayout(row: PayoutRow, { actor, secrets }: Pick<Context, 'actor' | 'secrets'>): Payout {
  const { userId, clientName, amountKobo, bankCode, ...rest } = row;
  const tells = isStaff(actor.role);
  const stepOf = ({ by, name, at, reason }: Step) => ({
    by: tells ? { id: by, name } : null,
    at: new Date(at).toISOString(),
    reason,
  });
  const stepOrNone = (given: Step | null) => given && stepOf(given);
  return {
    ...rest,
    applicationUserId: userId,
    business_Name: clientName,
    amount: nairaFromKobo(amountKobo),
    bank: bankOf(bankCode)?.name ?? bankCode,
    accountNumber: lastLetters(openAccount({ secrets }, row)),
    asked: stepOf(row.asked),
    approved: stepOrNone(row.approved),
    paid: stepOrNone(row.paid),
    refused: stepOrNone(row.refused),
    returned: stepOrNone(row.returned),
  };
}

/** The audit must not contain the account number. */
export const auditedPayout = ({ accountNumber: _, ...row }: PayoutRow) => row;
