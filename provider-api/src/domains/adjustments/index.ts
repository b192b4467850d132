import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { approveAdjustment } from './approveAdjustment.ts';
import { listAdjustments } from './listAdjustments.ts';
import { proposeAcceptance } from './proposeAcceptance.ts';
import { proposeAdjustment } from './proposeAdjustment.ts';
import { rejectAdjustment } from './rejectAdjustment.ts';

export { adjustmentList } from './listAdjustments.ts';

export const adjustments: Domain = {
  routes(api) {
    serve(api, contract.listAdjustments, listAdjustments);
    serve(api, contract.proposeAdjustment, proposeAdjustment);
    serve(api, contract.proposeAcceptance, proposeAcceptance);
    serve(api, contract.approveAdjustment, approveAdjustment);
    serve(api, contract.rejectAdjustment, rejectAdjustment);
  },
};
