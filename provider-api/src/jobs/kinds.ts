import type { JobKind } from './job.ts';

const kind = <P extends object>(name: string): JobKind<P> => ({ kind: name });

export const jobKinds = {
  fulfilOrders: kind<{ ownerId: number }>('orders.fulfil'),
  deactivateRrr: kind<{ paymentId: number }>('payments.deactivate'),
};
