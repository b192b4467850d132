import type { walletBalance as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { walletBalanceKobo } from '../ledger/index.ts';

/** The balance, and apart from it what was invoiced and awaits its payment (G50, S12). */
export const walletBalance: Verb<typeof endpoint> = async ({ db, actor }) => {
  const { pendingKobo } = onlyRow(
    await db.query<{ pendingKobo: number }>(
      `select coalesce(sum(amount_kobo), 0)::bigint as "pendingKobo" from payments
        where application_user_id = $1 and kind = 'funding' and status = 'Unpaid' and closed_at is null`,
      [actor.id],
    ),
  );
  const balanceKobo = await walletBalanceKobo(db, actor.id);
  return { data: { balance: { balance: nairaFromKobo(balanceKobo), pending: nairaFromKobo(pendingKobo) } } };
};
