import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { clientStatement } from './clientStatement.ts';
import { clientWallet } from './clientWallet.ts';
import { fundWallet } from './fundWallet.ts';
import { walletBalance } from './walletBalance.ts';

export const wallet: Domain = {
  routes(api) {
    serve(api, contract.fundWallet, fundWallet);
    serve(api, contract.walletBalance, walletBalance);
    serve(api, contract.clientWallet, clientWallet);
    serve(api, contract.clientStatement, clientStatement);
  },
};
