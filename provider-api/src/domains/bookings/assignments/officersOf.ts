import { nameSql, prepared, type Queryable } from '../../../db/index.ts';

export interface AssignedOfficer {
  id: number;
  name: string;
  firstName: string;
}

export const officerReply = (officer: AssignedOfficer | undefined) =>
  officer ? { id: officer.id, name: officer.name } : null;

const openAssignments = prepared(`
  select a.booking_id as "bookingId", u.id, ${nameSql('u')} as name, coalesce(u.first_name, '') as "firstName"
    from assignments a join users u on u.id = a.officer_id
   where a.booking_id = any ($1::bigint[]) and a.released_at is null`);

export async function officersOf(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, AssignedOfficer>> {
  const { rows } = await db.query<AssignedOfficer & { bookingId: number }>(openAssignments, [bookingIds]);
  return new Map(rows.map(({ bookingId, ...officer }) => [bookingId, officer]));
}
