import { type Prepared, prepared } from '../../db/index.ts';

/** Finds marks by the account that a list belongs to (0: everybody's) and a position. */
export interface Marks {
  readonly last: Prepared;
  readonly next: Prepared;
}

/** `id` is the column of the marked row's id, `where` what else tells one list's marks from another's. */
function marksIn(table: string, { id, where = 'true' }: { id: string; where?: string }): Marks {
  const found = (order: 'asc' | 'desc') =>
    prepared(`select position, created_at::text as "createdAt", ${id} as id from ${table}
               where user_id = $1 and ${where} and position >= $2 order by position ${order} limit 1`);
  return { last: found('desc'), next: found('asc') };
}

export const bookingMarks = marksIn('booking_marks', { id: 'booking_id' });

/** Registrations and fundings have marks of their own. */
export const paymentMarks = (type: 1 | 2): Marks =>
  marksIn('payment_marks', { id: 'payment_id', where: `type = ${type}` });
