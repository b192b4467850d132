import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { fundWallet } from './fundWallet.ts';
import { walletBalance } from './walletBalance.ts';

export const wallet: Domain = {
  routes(api) {
    serve(api, contract.fundWallet, fundWallet);
    serve(api, contract.walletBalance, walletBalance);
  },
};
