import { insertRow, type Queryable } from '../db/index.ts';

let made = 0;

export async function addPayment(
  db: Queryable,
  ownerId: number,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  made += 1;
  const number = `2019-${String(made).padStart(6, '0')}`;
  const { id } = await insertRow(db, 'payments', {
    kind: 'registration',
    owner_id: ownerId,
    amount_kobo: 50_000_00,
    order_id: number,
    invoice_id: number,
    invoice_no: number,
    code: number,
    created_at: new Date(),
    ...columns,
  });
  return id;
}
