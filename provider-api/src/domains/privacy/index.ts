import type { Domain } from '../../domain.ts';
import { warnOfBreaches } from './breaches/warnOfBreaches.ts';
import { eraseAtServices } from './erasure/eraseAtServices.ts';
import { erasureLetter } from './erasure/erasureLetter.ts';
import { privacyLetter } from './privacyLetter.ts';
import { daily } from './retention/index.ts';
import * as verbs from './verbs.ts';

export { payerNames } from './erasure/eraseAccount.ts';
export { eraseAgain, erasedIds } from './erasure/eraseAgain.ts';
export { privacyEvents } from './events.ts';
export { requestList } from './requests/listRequests.ts';

export const privacy: Domain = {
  verbs,
  jobs: [erasureLetter, privacyLetter],
  periodic: [daily, eraseAtServices, warnOfBreaches],
};
