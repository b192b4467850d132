import { nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { pendingKobo } from './pendingKobo.ts';

export interface Wallet {
  accountId: number;
  balanceKobo: number;
}

/** @throws {NotFound} if the account has no wallet. An account of staff has no wallet. */
export async function walletOf(db: Queryable, userId: number): Promise<Wallet> {
  const wallet = await db.first<Wallet>(
    `select id as "accountId", balance_kobo as "balanceKobo" from ledger_accounts
      where kind = 'wallet' and owner_id = $1`,
    [userId],
  );
  if (!wallet) throw new NotFound('There is no such client');
  return wallet;
}

export const clientWallet: Verb<'clientWallet'> = async ({ db }, { params }) => {
  const { balanceKobo } = await walletOf(db, params.id);
  const pending = await pendingKobo(db, params.id);
  return { data: { balance: nairaFromKobo(balanceKobo), pending: nairaFromKobo(pending) } };
};
