import { randomBytes } from 'node:crypto';
import { onlyRow, type Tx } from '../../db/index.ts';
import { type InvoiceNumber, nextInvoiceNumbers } from '../ledger/index.ts';

/** The order of which a funding pays exactly what is missing, and its flights as the paper lists them. */
export interface PaidOrder {
  id: number;
  lines: readonly string[];
}

interface NewPayment {
  kind: 'funding' | 'registration';
  userId: number;
  createdBy: number | null;
  amountKobo: number;
  order?: PaidOrder | undefined;
  at: Date;
}

export interface CreatedPayment extends InvoiceNumber {
  id: number;
  code: string;
}

/**
 * An invoice for the gateway: Unpaid, or Paid at once when nothing is to be paid (S08). The order id is random, so
 * that a database that was set back never meets its old orders at the gateway.
 */
export async function createPayment(tx: Tx, payment: NewPayment): Promise<CreatedPayment> {
  const { kind, userId, createdBy, amountKobo, order, at } = payment;
  const code = randomBytes(24).toString('base64url');
  const orderId = randomBytes(12).toString('hex');
  const [number] = await nextInvoiceNumbers(tx, { kind, count: 1, at });
  if (!number) throw new Error('No invoice number was given');
  const free = amountKobo === 0;
  const { id } = onlyRow(
    await tx.query<{ id: number }>(
      `insert into payments (kind, owner_id, created_by, amount_kobo, status, order_id, invoice_id,
                             invoice_no, code, created_at, paid_at, next_check_at, for_order, order_lines)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, $12, $13) returning id`,
      [
        kind,
        userId,
        createdBy,
        amountKobo,
        free ? 'Paid' : 'Unpaid',
        orderId,
        number.invoiceId,
        number.invoiceNo,
        code,
        at,
        free ? at : null,
        order?.id ?? null,
        order ? JSON.stringify(order.lines) : null,
      ],
    ),
  );
  return { id, code, ...number };
}
