import { adjustment } from './adjustment.ts';

export { approveAdjustment } from './approveAdjustment.ts';
export { proposeAcceptance } from './proposeAcceptance.ts';
export { proposeAdjustment } from './proposeAdjustment.ts';

export const listAdjustments = adjustment.list;
export const rejectAdjustment = adjustment.reject();
