import { randomBytes, randomInt } from 'node:crypto';
import { formatNgn } from 'shared-api/rules';
import { onlyRow, type Tx } from '../db/index.ts';
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
  return onlyRow(
    await tx.query<{ id: number }>(
      `insert into payments (kind, owner_id, created_by, amount_kobo, status, order_id, rrr, invoice_id,
                             invoice_no, code, method, created_at, paid_at, gateway_amount_kobo)
       values ($1, $2, $2, $3, 'Paid', $4, $5, $6, $7, $8, $9, $10, $10, $11) returning id`,
      [
        kind,
        userId,
        amountKobo,
        randomBytes(12).toString('hex'),
        rrr,
        number?.invoiceId,
        number?.invoiceNo,
        randomBytes(24).toString('base64url'),
        rrr === null ? null : 'Sample',
        at,
        rrr === null ? null : amountKobo,
      ],
    ),
  );
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
