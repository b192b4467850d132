import { randomBytes } from 'node:crypto';
import { insertRow, type Tx } from '../../db/index.ts';
import { type InvoiceNumber, nextInvoiceNumber } from '../ledger/index.ts';

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

/** The order id is random, so that a restored database cannot reuse an id that the gateway knows. */
export async function createPayment(tx: Tx, payment: NewPayment): Promise<CreatedPayment> {
  const { kind, userId, createdBy, amountKobo, order, at } = payment;
  const code = randomBytes(24).toString('base64url');
  const orderId = randomBytes(12).toString('hex');
  const number = await nextInvoiceNumber(tx, kind, at);
  const free = amountKobo === 0;
  const { id } = await insertRow(tx, 'payments', {
    kind,
    owner_id: userId,
    created_by: createdBy,
    amount_kobo: amountKobo,
    status: free ? 'Paid' : 'Unpaid',
    order_id: orderId,
    invoice_id: number.invoiceId,
    invoice_no: number.invoiceNo,
    code,
    created_at: at,
    paid_at: free ? at : null,
    next_check_at: at,
    for_order: order?.id,
    order_lines: order && JSON.stringify(order.lines),
  });
  return { id, code, ...number };
}
