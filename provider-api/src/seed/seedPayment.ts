import { randomInt } from 'node:crypto';
import { formatNgn } from 'shared-api/rules';
import { type Tx, updateRow } from '../db/index.ts';
import { recordActivity } from '../domains/activities/index.ts';
import { postFunding, postRegistrationFee } from '../domains/ledger/index.ts';
import { createPayment } from '../domains/payments/index.ts';

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
  const credit = { paymentId, rrr, amountKobo, walletUserId: userId, at };
  if (kind === 'registration') {
    await recordActivity(tx, {
      userId,
      description: `Registration fee of ${formatNgn(amountKobo)} paid`,
      at,
      needs: 'transactions.readRegistrations',
    });
    await postRegistrationFee(tx, { ...credit, feeKobo: amountKobo });
  } else {
    await recordActivity(tx, {
      userId,
      description: `Wallet funded with ${formatNgn(amountKobo)}`,
      at,
      needs: 'transactions.readFunds',
    });
    await postFunding(tx, credit);
  }
}
