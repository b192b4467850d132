import { reportRemoteFailure as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { servePublic } from '../../http/serve.ts';
import { reportRemoteFailure } from './reportRemoteFailure.ts';

export const remotes: Domain = {
  routes: (api) => servePublic(api, endpoint, reportRemoteFailure),
};
