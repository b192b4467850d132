import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { chooseContact, contactChoices } from './contactChoices.ts';
import { listMessages } from './listMessages.ts';
import { seeMessages } from './seeMessages.ts';

export { agreesTo } from './consents.ts';

export const messages: Domain = {
  routes(api) {
    serve(api, contract.listMessages, listMessages);
    serve(api, contract.seeMessages, seeMessages);
    serve(api, contract.contactChoices, contactChoices);
    serve(api, contract.chooseContact, chooseContact);
  },
};
