import { bringRelease } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serveUnread } from '../../http/serve.ts';
import * as upload from './upload/bringRelease.ts';
import * as verbs from './verbs.ts';
import { verifyLiveFiles } from './verifyLiveFiles.ts';

export { remoteEvents } from './events.ts';

export const remotes: Domain = {
  verbs,
  routes: (api) => serveUnread(api, bringRelease, { admit: upload.admitKey, verb: upload.bringRelease }),
  periodic: [verifyLiveFiles],
};
