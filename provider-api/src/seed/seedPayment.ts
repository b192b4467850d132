import { randomInt } from 'node:crypto';
import { type Tx, updateRow } from '../db/index.ts';
import { postPayment } from '../domains/ledger/index.ts';
import { createPayment, recordPaid } from '../domains/payments/index.ts';

interface PastPayment {
  kind: 'funding' | 'registration';
  userId: number;
  amountKobo: number;
  at: Date;
}

const sampleRrr = () => `9${String(randomInt(1e11)).padStart(11, '0')}`;

export async function seedPayment(tx: Tx, payment: PastPayment): Promise<void> {
  const { kind, userId, amountKobo, at } = payment;
  const { id: paymentId } = await createPayment(tx, { ...payment, createdBy: userId });
  if (amountKobo === 0) return;
  const rrr = sampleRrr();
  const paid = { status: 'Paid', paid_at: at, rrr, method: 'Sample', gateway_amount_kobo: amountKobo };
  await updateRow(tx, 'payments', paymentId, paid);
  await recordPaid(tx, payment);
  const feeKobo = kind === 'registration' ? amountKobo : 0;
  await postPayment(tx, { kind, paymentId, rrr, amountKobo, feeKobo, walletUserId: userId, at });
}
