import type { Queryable } from '../../db/index.ts';
import type { BookingRow } from './bookingRow.ts';

export async function bookerOf(
  on: Queryable,
  { createdBy, applicationUserId: ownerId }: Pick<BookingRow, 'createdBy' | 'applicationUserId'>,
): Promise<number> {
  if (createdBy === ownerId) return ownerId;
  const isMember = await on.exists(
    `select from users where id = $1 and member_of = $2 and status = 'Active'`,
    [createdBy, ownerId],
  );
  return isMember ? createdBy : ownerId;
}
