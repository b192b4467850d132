import { job } from '../../jobs/index.ts';
import { checkPayment } from './checkPayment.ts';
import { issueRrr } from './issueRrr.ts';

interface Payload {
  paymentId: number;
}

export const issueJob = job<Payload>(
  'payments.issue',
  async (context, { paymentId }) => {
    if (!(await issueRrr(context, paymentId))) throw new Error(`Payment ${paymentId} has no RRR yet`);
  },
  'gateway',
);

export const checkJob = job<Payload>(
  'payments.check',
  async (context, { paymentId }) => {
    if ((await checkPayment(context, paymentId)) === 'unknown')
      throw new Error(`The gateway gave no status of payment ${paymentId}`);
  },
  'gateway',
);
