import { nameSql, type Queryable } from '../../../db/index.ts';

interface HistoryRow {
  status: string;
  createdAt: Date;
  by: string | null;
  reason: string | null;
  corrects: string | null;
}

const historyOfBooking = `
  select h.status, h.created_at as "createdAt", h.reason, correction.from_status as corrects,
         ${nameSql('u')} as by
    from booking_status_history h left join users u on u.id = h.actor_id
    left join outcome_corrections correction on correction.id = h.correction_id
   where h.booking_id = $1 order by h.id`;

export async function statusHistory(db: Queryable, bookingId: number) {
  const { rows } = await db.query<HistoryRow>(historyOfBooking, [bookingId]);
  return rows.map(({ createdAt, corrects, ...entry }) => ({
    ...entry,
    dateCreated: createdAt.toISOString(),
    ...(corrects && { corrects }),
  }));
}
