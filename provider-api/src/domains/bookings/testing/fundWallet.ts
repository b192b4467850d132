import type { AppContext } from '../../../appContext.ts';
import { onlyRow } from '../../../db/index.ts';
import { nextInvoiceNumbers, postFunding } from '../../ledger/index.ts';

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
    const [number] = await nextInvoiceNumbers(tx, { kind: 'funding', count: 1, at });
    const { id } = onlyRow(
      await tx.query<{ id: number }>(
        `insert into payments (kind, owner_id, amount_kobo, status, order_id, rrr, invoice_id, invoice_no,
                               code, created_at, paid_at, gateway_amount_kobo)
         values ('funding', $1, $2, 'Paid', $3, $3, $4, $5, $3, $6, $6, $2) returning id`,
        [userId, amountKobo, rrr, number?.invoiceId, number?.invoiceNo, at],
      ),
    );
    await postFunding(tx, { paymentId: id, rrr, walletUserId: userId, amountKobo, at });
  });
}
