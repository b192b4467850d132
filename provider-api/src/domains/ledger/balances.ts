import type { Queryable } from '../../db/index.ts';

/** Returns SQL that adds up the account's entries. Only wallets have a stored balance. */
export const balanceKobo = (account: string): string => `
  (select coalesce(sum(amount_kobo), 0)::bigint from ledger_entries
    where account_id = (select id from ledger_accounts where kind = '${account}'))`;

export async function walletBalanceKobo(db: Queryable, userId: number): Promise<number> {
  const wallet = await db.first<{ balanceKobo: number }>(
    `select balance_kobo as "balanceKobo" from ledger_accounts where kind = 'wallet' and owner_id = $1`,
    [userId],
  );
  return wallet?.balanceKobo ?? 0;
}
