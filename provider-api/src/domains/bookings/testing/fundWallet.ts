import type { AppContext } from '../../../appContext.ts';
import { addPayment } from '../../../testing/addPayment.ts';
import { nextInvoiceNumber, postPayment } from '../../ledger/index.ts';

let lastRrr = 200_000_000_000;

function nextRrr(): string {
  lastRrr += 1;
  return String(lastRrr);
}

export async function fundWallet(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  amountKobo: number,
  rrr = nextRrr(),
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const { invoiceId, invoiceNo } = await nextInvoiceNumber(tx, 'funding', at);
    const paymentId = await addPayment(tx, userId, {
      kind: 'funding',
      amount_kobo: amountKobo,
      status: 'Paid',
      rrr,
      invoice_id: invoiceId,
      invoice_no: invoiceNo,
      created_at: at,
      paid_at: at,
      gateway_amount_kobo: amountKobo,
    });
    await postPayment(tx, { kind: 'funding', paymentId, rrr, walletUserId: userId, amountKobo, at });
  });
}
