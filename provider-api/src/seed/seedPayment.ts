import { randomBytes, randomInt } from 'node:crypto';
import { formatNgn } from 'shared-api/rules';
import { insertRow, type Tx } from '../db/index.ts';
import { recordActivity } from '../domains/activities/index.ts';
import { nextInvoiceNumbers, postFunding, postRegistrationFee } from '../domains/ledger/index.ts';

interface PastPayment {
  kind: 'funding' | 'registration';
  userId: number;
  amountKobo: number;
  at: Date;
}

const sampleRrr = () => `9${String(randomInt(1e11)).padStart(11, '0')}`;

async function insertPaid(tx: Tx, { kind, userId, amountKobo, at }: PastPayment, rrr: string | null) {
  const [number] = await nextInvoiceNumbers(tx, { kind, count: 1, at });
  return insertRow(tx, 'payments', {
    kind,
    owner_id: userId,
    created_by: userId,
    amount_kobo: amountKobo,
    status: 'Paid',
    order_id: randomBytes(12).toString('hex'),
    rrr,
    invoice_id: number?.invoiceId,
    invoice_no: number?.invoiceNo,
    code: randomBytes(24).toString('base64url'),
    method: rrr && 'Sample',
    created_at: at,
    paid_at: at,
    gateway_amount_kobo: rrr && amountKobo,
  });
}

export async function seedPayment(tx: Tx, payment: PastPayment): Promise<void> {
  const { kind, userId, amountKobo, at } = payment;
  const rrr = amountKobo > 0 ? sampleRrr() : null;
  const { id: paymentId } = await insertPaid(tx, payment, rrr);
  if (rrr === null) return;
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
