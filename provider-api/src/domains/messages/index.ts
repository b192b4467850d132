import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { chooseContact, contactChoices } from './contactChoices.ts';
import { listMessages } from './listMessages.ts';
import { giveSmsNumber, removeSmsNumber } from './ownNumber.ts';
import { seeMessages } from './seeMessages.ts';
import { smsReport } from './smsReport.ts';
import { stopSms } from './stopSms.ts';

export { agreesTo } from './consents.ts';
export { messageEvents } from './events.ts';

export const messages: Domain = {
  routes(api) {
    serve(api, contract.listMessages, listMessages);
    serve(api, contract.seeMessages, seeMessages);
    serve(api, contract.contactChoices, contactChoices);
    serve(api, contract.chooseContact, chooseContact);
    serve(api, contract.giveSmsNumber, giveSmsNumber);
    serve(api, contract.removeSmsNumber, removeSmsNumber);
    servePublic(api, contract.stopSms, stopSms);
    servePublic(api, contract.smsReport, smsReport);
  },
};
