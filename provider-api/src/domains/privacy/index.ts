import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { exportOwnData, proveDataExport } from './exportOwnData.ts';
import { ownLooks } from './ownLooks.ts';
import { privacyNotice, processingRecord } from './readNotice.ts';

export const privacy: Domain = {
  routes(api) {
    servePublic(api, contract.privacyNotice, privacyNotice);
    serve(api, contract.processingRecord, processingRecord);
    serve(api, contract.proveDataExport, proveDataExport);
    serve(api, contract.exportOwnData, exportOwnData);
    serve(api, contract.ownLooks, ownLooks);
  },
};
