import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { breachDocument } from './breaches/breachDocument.ts';
import {
  changeBreach,
  listBreaches,
  publicNotices,
  publishNotice,
  recordBreach,
  reportBreach,
} from './breaches/register.ts';
import { warnOfBreaches } from './breaches/warnOfBreaches.ts';
import { writeToAffected } from './breaches/writeToAffected.ts';
import { askErasure, proveErasure, withdrawErasure } from './erasure/askErasure.ts';
import { eraseAtServices } from './erasure/eraseAtServices.ts';
import { erasure, insertErasure } from './erasure/erasure.ts';
import { erasureLetter } from './erasure/erasureLetter.ts';
import { ownErasure, previewErasure } from './erasure/preview.ts';
import { readPayer } from './erasure/readPayer.ts';
import { exportOwnData, proveDataExport } from './exportOwnData.ts';
import { ownLooks } from './ownLooks.ts';
import { privacyLetter } from './privacyLetter.ts';
import { privacyNotice, processingRecord } from './readNotice.ts';
import { askAboutData, askAboutOwnData, ownRequests } from './requests/askAboutData.ts';
import { answerRequest, recordIdentity, refuseRequest, requestPassengers } from './requests/decideRequest.ts';
import { listPrivacyRequests } from './requests/listRequests.ts';
import { restrictAccount } from './restriction/restrictAccount.ts';
import { daily, retentionDryRun } from './retention/index.ts';

export { payerNames } from './erasure/eraseAccount.ts';
export { eraseAgain, erasedIds } from './erasure/eraseAgain.ts';
export { privacyEvents } from './events.ts';
export { requestList } from './requests/listRequests.ts';

export const privacy: Domain = {
  routes(api) {
    servePublic(api, contract.privacyNotice, privacyNotice);
    serve(api, contract.processingRecord, processingRecord);
    serve(api, contract.proveDataExport, proveDataExport);
    serve(api, contract.exportOwnData, exportOwnData);
    serve(api, contract.ownLooks, ownLooks);
    serve(api, contract.ownErasure, ownErasure);
    serve(api, contract.proveErasure, proveErasure);
    serve(api, contract.askErasure, askErasure);
    serve(api, contract.withdrawErasure, withdrawErasure);
    serve(api, contract.listErasures, erasure.list);
    serve(api, contract.previewErasure, previewErasure);
    serve(api, contract.proposeErasure, erasure.propose(contract.proposeErasure, insertErasure));
    serve(api, contract.approveErasure, erasure.approve(contract.approveErasure));
    serve(api, contract.rejectErasure, erasure.reject(contract.rejectErasure));
    serve(api, contract.restrictAccount, restrictAccount);
    serve(api, contract.readPayer, readPayer);
    serve(api, contract.retentionDryRun, retentionDryRun);
    servePublic(api, contract.askAboutData, askAboutData);
    serve(api, contract.askAboutOwnData, askAboutOwnData);
    serve(api, contract.ownRequests, ownRequests);
    serve(api, contract.listPrivacyRequests, listPrivacyRequests);
    serve(api, contract.recordIdentity, recordIdentity);
    serve(api, contract.requestPassengers, requestPassengers);
    serve(api, contract.answerRequest, answerRequest);
    serve(api, contract.refuseRequest, refuseRequest);
    serve(api, contract.listBreaches, listBreaches);
    serve(api, contract.recordBreach, recordBreach);
    serve(api, contract.changeBreach, changeBreach);
    serve(api, contract.reportBreach, reportBreach);
    serve(api, contract.writeToAffected, writeToAffected);
    serve(api, contract.publishNotice, publishNotice);
    serve(api, contract.breachDocument, breachDocument);
    servePublic(api, contract.publicNotices, publicNotices);
  },
  jobs: [erasureLetter, privacyLetter],
  periodic: [daily, eraseAtServices, warnOfBreaches],
};
