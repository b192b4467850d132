import type { Domain } from '../../domain.ts';
import { clientStatement } from './clientStatement.ts';
import { clientWallet } from './clientWallet.ts';
import { fundWallet } from './fundWallet.ts';
import { walletBalance } from './walletBalance.ts';

export const wallet: Domain = {
  verbs: { fundWallet, walletBalance, clientWallet, clientStatement },
};
