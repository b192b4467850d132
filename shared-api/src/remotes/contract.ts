import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, line } from '../contract/fields.ts';
import { boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { remoteFaults } from './rules.ts';

export const reportRemoteFailure = endpoint({
  method: 'POST',
  path: '/remote-failures',
  access: 'public',
  summary: 'Tell the operators that a remote failed in this browser',
  body: object({
    remote: line().required(),
    version: line().required(),
    reason: choice(remoteFaults),
    /** Only the route's pattern is sent, such as `/v/:code`, since the address may contain a secret. */
    page: line().required(),
    signedIn: boolean().required(),
  }),
  reply: returns<typeof replies.reportRemoteFailure>(),
});
