import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic, serveUnread } from '../../http/serve.ts';
import { approveReleaseKey, rejectReleaseKey, withdrawReleaseKey } from './keys/decideReleaseKey.ts';
import { proposeReleaseKey } from './keys/proposeReleaseKey.ts';
import { releaseKey } from './keys/releaseKey.ts';
import { changeRelease } from './releases/changeRelease.ts';
import { listReleases } from './releases/listReleases.ts';
import { reportRemoteFailure } from './reportRemoteFailure.ts';
import { admitKey, bringRelease } from './upload/bringRelease.ts';
import { verifyLiveFiles } from './verifyLiveFiles.ts';

export { remoteEvents } from './events.ts';

export const remotes: Domain = {
  routes(api) {
    servePublic(api, contract.reportRemoteFailure, reportRemoteFailure);
    serveUnread(api, contract.bringRelease, { admit: admitKey, verb: bringRelease });
    serve(api, contract.listReleases, listReleases);
    serve(api, contract.changeRelease, changeRelease);
    serve(api, contract.listReleaseKeys, releaseKey.list);
    serve(api, contract.proposeReleaseKey, proposeReleaseKey);
    serve(api, contract.approveReleaseKey, approveReleaseKey);
    serve(api, contract.rejectReleaseKey, rejectReleaseKey);
    serve(api, contract.withdrawReleaseKey, withdrawReleaseKey);
  },
  periodic: [verifyLiveFiles],
};
