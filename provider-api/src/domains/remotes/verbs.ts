import { releaseKey } from './keys/releaseKey.ts';

export { approveReleaseKey, rejectReleaseKey, withdrawReleaseKey } from './keys/decideReleaseKey.ts';
export { proposeReleaseKey } from './keys/proposeReleaseKey.ts';
export { changeRelease } from './releases/changeRelease.ts';
export { listReleases } from './releases/listReleases.ts';
export { reportRemoteFailure } from './reportRemoteFailure.ts';

export const listReleaseKeys = releaseKey.list;
