import type { JobKind } from './job.ts';

const kind = <P extends object>(name: string): JobKind<P> => ({ kind: name });

/** The kinds that are queued by subjects other than the one that does the work. */
export const jobKinds = {
  fulfilOrders: kind<{ ownerId: number }>('orders.fulfil'),
  deactivateRrr: kind<{ paymentId: number }>('payments.deactivate'),
};
