import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { listMessages } from './listMessages.ts';
import { seeMessages } from './seeMessages.ts';

export const messages: Domain = {
  routes(api) {
    serve(api, contract.listMessages, listMessages);
    serve(api, contract.seeMessages, seeMessages);
  },
};
