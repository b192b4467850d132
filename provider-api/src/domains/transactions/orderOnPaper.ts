import type { Queryable } from '../../db/index.ts';

export interface OrderOnPaper {
  id: number;
  lines: string[];
}

export async function orderOnPaper(db: Queryable, transactionId: number): Promise<OrderOnPaper | undefined> {
  return db.first<OrderOnPaper>(
    'select for_order as id, order_lines as lines from payments where id = $1 and for_order is not null',
    [transactionId],
  );
}
