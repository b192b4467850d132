import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { askPayout } from './askPayout.ts';
import { approvePayout, payPayout, refusePayout, returnPayout } from './decidePayout.ts';
import { listPayouts, provePayout, readPayoutAccount } from './readPayouts.ts';

export { payoutEvents } from './events.ts';
export { payoutAccounts } from './payoutRow.ts';

export const payouts: Domain = {
  routes(api) {
    serve(api, contract.listPayouts, listPayouts);
    serve(api, contract.provePayout, provePayout);
    serve(api, contract.askPayout, askPayout);
    serve(api, contract.approvePayout, approvePayout);
    serve(api, contract.payPayout, payPayout);
    serve(api, contract.refusePayout, refusePayout);
    serve(api, contract.returnPayout, returnPayout);
    serve(api, contract.readPayoutAccount, readPayoutAccount);
  },
};
