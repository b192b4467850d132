import { onlyRow, type Queryable } from '../../db/index.ts';
import type { Recipient } from '../../mail/compose.ts';
import type { BookingRow } from './bookingRow.ts';
import { bookerName } from './documents/printedBooking.ts';

/** The member who made the booking gets its letters while they are one, else its owner. */
export async function bookerOf(db: Queryable, row: BookingRow): Promise<Recipient> {
  const { email, member } = onlyRow(
    await db.query<{ email: string; member: string | null }>(
      `select coalesce(maker.email, owner.email) as email, concat_ws(' ', maker.first_name, maker.last_name) as member
         from bookings b join users owner on owner.id = b.owner_id
         left join users maker on maker.id = b.created_by and maker.member_of = owner.id and maker.status = 'Active'
        where b.id = $1`,
      [row.id],
    ),
  );
  return { to: email, name: member || bookerName(row) };
}
