import { paymentNotification as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { servePublic } from '../../http/serve.ts';
import { mailPayment } from './mailPayment.ts';
import { checkJob, issueJob } from './paymentJobs.ts';
import { paymentNotification } from './paymentNotification.ts';
import { reconciliation } from './reconcile.ts';

export { issueRrr } from './issueRrr.ts';
export { reconcile } from './reconcile.ts';
export { createRegistrationTransaction, registrationPayment } from './registrationFee.ts';
export { requestFunding } from './requestFunding.ts';

export const payments: Domain = {
  routes: (api) => servePublic(api, endpoint, paymentNotification),
  jobs: [issueJob, checkJob, mailPayment],
  periodic: [reconciliation],
};
