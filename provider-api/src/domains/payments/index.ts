import type { Domain } from '../../domain.ts';
import { cancelInvoice, cancelUnpaidFundings } from './cancelInvoice.ts';
import { confirmPayment } from './confirmPayment.ts';
import { deactivateJob } from './deactivate.ts';
import { expiry } from './expireInvoices.ts';
import { listPayments } from './listPayments.ts';
import { checkJob, issueJob } from './paymentJobs.ts';
import { paymentNotification } from './paymentNotification.ts';
import { reconciliation } from './reconcile.ts';

export { acceptReceived, receivedMoney } from './acceptReceived.ts';
export { closeInvoiceOfOrder } from './closeInvoice.ts';
export { createPayment } from './createPayment.ts';
export { askGateway, enterConfirmed } from './enterConfirmed.ts';
export { paymentEvents } from './events.ts';
export { expireInvoices } from './expireInvoices.ts';
export { issueRrr } from './issueRrr.ts';
export { paymentLists } from './listPayments.ts';
export { isToLookAt } from './payment.ts';
export { proposeEntry } from './proposeEntry.ts';
export { reconcile } from './reconcile.ts';
export {
  createRegistrationTransaction,
  type RegistrationPayment,
  registrationOwner,
  registrationPayment,
  renewRegistrationInvoice,
} from './registrationFee.ts';
export { requestFunding } from './requestFunding.ts';
export { recordPaid } from './settlePayment.ts';

export const payments: Domain = {
  verbs: { paymentNotification, cancelInvoice, cancelUnpaidFundings, listPayments, confirmPayment },
  jobs: [issueJob, checkJob, deactivateJob],
  periodic: [reconciliation, expiry],
};
