import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { walletBalanceKobo } from '../ledger/index.ts';
import { pendingKobo } from './pendingKobo.ts';

export const walletBalance: Verb<'walletBalance'> = async ({ db, actor }) => {
  const pending = nairaFromKobo(await pendingKobo(db, actor.ownerId));
  const balance = nairaFromKobo(await walletBalanceKobo(db, actor.ownerId));
  return { data: { balance: { balance, pending } } };
};
