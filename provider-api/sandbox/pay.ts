import type { Channel, Reference } from './reference.ts';
import type { Sandbox } from './Sandbox.ts';

export type PayerAction = Channel | 'cancel';

export type PayResult = 'paid' | 'canceled' | 'already-paid' | 'deactivated';

export async function pay(
  { store, faults, notifier, clock }: Sandbox,
  reference: Reference,
  action: PayerAction,
  { amount, fee }: { amount: string | undefined; fee: string },
): Promise<PayResult> {
  if (reference.state === 'paid') return 'already-paid';
  if (reference.state === 'deactivated') return 'deactivated';
  if (action === 'cancel') {
    store.change(reference, { state: 'canceled' });
    return 'canceled';
  }
  const told = faults.for(reference.orderId, reference.rrr);
  await notifier.ahead(reference, told);
  const paid = store.change(reference, {
    state: 'paid',
    channel: action,
    paidAmount: amount ?? told.payAmount ?? reference.amount,
    fee,
    paidAt: clock().toISOString(),
  });
  await notifier.paid(paid, told);
  return 'paid';
}
