import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { adjustment } from './adjustment.ts';
import { approveAdjustment } from './approveAdjustment.ts';
import { proposeAcceptance } from './proposeAcceptance.ts';
import { proposeAdjustment } from './proposeAdjustment.ts';

export { adjustment } from './adjustment.ts';

export const adjustments: Domain = {
  routes(api) {
    serve(api, contract.listAdjustments, adjustment.list);
    serve(api, contract.proposeAdjustment, proposeAdjustment);
    serve(api, contract.proposeAcceptance, proposeAcceptance);
    serve(api, contract.approveAdjustment, approveAdjustment);
    serve(api, contract.rejectAdjustment, adjustment.reject(contract.rejectAdjustment));
  },
};
