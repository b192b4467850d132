import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { acceptTerms } from './acceptTerms.ts';
import { listTexts, publishText } from './publishText.ts';
import { readText } from './readText.ts';

export { acceptance, currentTexts } from './currentTexts.ts';

export const texts: Domain = {
  routes(api) {
    servePublic(api, contract.readText, readText);
    serve(api, contract.listTexts, listTexts);
    serve(api, contract.publishText, publishText);
    serve(api, contract.acceptTerms, acceptTerms);
  },
};
