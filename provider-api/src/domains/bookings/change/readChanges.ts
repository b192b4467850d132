import type { Booking, BookingPaper } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import { type ChangeRecord, changeLines } from './ChangeRecord.ts';

export interface ChangeRow {
  id: number;
  bookingId: number;
  number: number;
  by: string | null;
  reason: string | null;
  before: ChangeRecord;
  after: ChangeRecord;
  chargedKobo: number;
  refundedKobo: number;
  keptKobo: number;
  createdAt: Date;
  paper: string | null;
}

export const selectChanges = `
  select c.id, c.booking_id as "bookingId", c.number, c.reason, c.before, c.after, c.charged_kobo as "chargedKobo",
         c.refunded_kobo as "refundedKobo", c.kept_kobo as "keptKobo", c.created_at as "createdAt",
         ${nameSql('actor')} as by, paper.number as paper
    from booking_changes c join users actor on actor.id = c.actor_id
    left join journals journal on journal.change_id = c.id
    left join booking_papers paper on paper.journal_id = journal.id`;

export const changesOf = (on: Queryable, bookingIds: readonly number[]): Promise<ChangeRow[]> =>
  on.all<ChangeRow>(
    `${selectChanges} where c.booking_id = any ($1::bigint[]) order by c.booking_id, c.number`,
    [bookingIds],
  );

export const changeReply = (
  row: ChangeRow,
  showsNeeds: boolean,
): NonNullable<Booking['changes']>[number] => ({
  number: row.number,
  by: row.by,
  reason: row.reason,
  dateCreated: row.createdAt.toISOString(),
  lines: changeLines(row, showsNeeds),
  charged: nairaFromKobo(row.chargedKobo),
  refunded: nairaFromKobo(row.refundedKobo),
  kept: nairaFromKobo(row.keptKobo),
});

export interface PaperRow {
  id: number;
  bookingId: number;
  kind: BookingPaper['kind'];
  number: string;
  amountKobo: number;
  issuedAt: Date;
}

export const selectPapers = `
  select id, booking_id as "bookingId", kind, number, amount_kobo as "amountKobo", issued_at as "issuedAt"
    from booking_papers`;

export async function papersOf(on: Queryable, bookingId: number): Promise<BookingPaper[]> {
  const { rows } = await on.query<PaperRow>(`${selectPapers} where booking_id = $1 order by id`, [bookingId]);
  return rows.map(({ id, kind, number, amountKobo, issuedAt }) => ({
    id,
    kind,
    number,
    amount: nairaFromKobo(amountKobo),
    dateIssued: issuedAt.toISOString(),
  }));
}
