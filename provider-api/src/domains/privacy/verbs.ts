import { erasure, insertErasure } from './erasure/erasure.ts';

export { breachDocument } from './breaches/breachDocument.ts';
export {
  changeBreach,
  listBreaches,
  publicNotices,
  publishNotice,
  recordBreach,
  reportBreach,
} from './breaches/register.ts';
export { writeToAffected } from './breaches/writeToAffected.ts';
export { askErasure, proveErasure, withdrawErasure } from './erasure/askErasure.ts';
export { ownErasure, previewErasure } from './erasure/preview.ts';
export { readPayer } from './erasure/readPayer.ts';
export { exportOwnData, proveDataExport } from './exportOwnData.ts';
export { ownLooks } from './ownLooks.ts';
export { privacyNotice, processingRecord } from './readNotice.ts';
export { askAboutData, askAboutOwnData, ownRequests } from './requests/askAboutData.ts';
export { answerRequest, recordIdentity, refuseRequest, requestPassengers } from './requests/decideRequest.ts';
export { listPrivacyRequests } from './requests/listRequests.ts';
export { restrictAccount } from './restriction/restrictAccount.ts';
export { retentionDryRun } from './retention/index.ts';

export const listErasures = erasure.list;
export const proposeErasure = erasure.propose(insertErasure);
export const approveErasure = erasure.approve;
export const rejectErasure = erasure.reject();
