import type { BookMonth } from 'shared-api/contract';
import {
  closableAfterMs,
  monthBounds,
  monthLater,
  monthOf,
  monthsBetween,
  nairaFromKobo,
} from 'shared-api/rules';
import { nameSql, onlyRow, type Queryable } from '../../../db/index.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';
import type { Checklist } from './countOpen.ts';
import { type MonthTotals, revenueOf } from './monthTotals.ts';

export interface PeriodRow {
  month: string;
  status: 'Proposed' | 'Closed';
  checklist: Checklist;
  reason: string | null;
  totals: MonthTotals;
  dayHashes: Record<string, string>;
  proposedBy: number;
  proposer: string;
  proposedAt: Date;
  approvedBy: number | null;
  approver: string | null;
  approvedAt: Date | null;
}

const selectPeriods = `
  select to_char(p.month, 'YYYY-MM') as month, p.status, p.checklist, p.reason, p.totals, p.day_hashes as "dayHashes",
         p.proposed_by as "proposedBy", ${nameSql('proposer')} as proposer, p.proposed_at as "proposedAt",
         p.approved_by as "approvedBy", case when approver.id is not null then ${nameSql('approver')} end as approver,
         p.approved_at as "approvedAt"
    from periods p join users proposer on proposer.id = p.proposed_by
    left join users approver on approver.id = p.approved_by`;

export async function findPeriod(db: Queryable, month: string): Promise<PeriodRow | undefined> {
  const { rows } = await db.query<PeriodRow>(`${selectPeriods} where p.month = $1::date`, [`${month}-01`]);
  return rows[0];
}

export const allPeriods = async (db: Queryable): Promise<PeriodRow[]> =>
  (await db.query<PeriodRow>(selectPeriods)).rows;

export interface Books {
  /** Of the opening, else of the first journal, or the first that was closed; none before anything was entered. */
  first: string | undefined;
  /** The next in turn. */
  next: string | undefined;
}

export async function booksOf(db: Queryable): Promise<Books> {
  const { begun, firstClosed, lastClosed } = onlyRow(
    await db.query<{ begun: Date | null; firstClosed: string | null; lastClosed: string | null }>(
      `select coalesce((select (opening_day + time '12:00') at time zone 'Africa/Lagos' from book_decisions
                         where kind = 'opening' and status = 'Approved'),
                       (select min(created_at) from journals)) as begun,
              to_char(min(month), 'YYYY-MM') as "firstClosed", to_char(max(month), 'YYYY-MM') as "lastClosed"
         from periods where status = 'Closed'`,
    ),
  );
  if (firstClosed !== null && lastClosed !== null)
    return { first: firstClosed, next: monthLater(lastClosed, 1) };
  const first = begun ? monthOf(begun) : undefined;
  return { first, next: first };
}

const isDue = (month: string, now: Date): boolean =>
  now.getTime() >= monthBounds(month).to.getTime() + closableAfterMs;

export const isClosable = (month: string, { next }: Books, now: Date): boolean =>
  month === next && isDue(month, now);

/** @throws for a month whose turn has not come. */
export function expectClosable(month: string, books: Books, now: Date): void {
  const { first, next } = books;
  if (first === undefined || next === undefined || month < first || month > monthOf(now))
    throw new NotFound('The books have no such month');
  if (month < next) throw new Conflict('The month is closed', 'month_closed');
  if (month > next) throw new Conflict('Months are closed in their order: an earlier one is open');
  if (!isDue(month, now)) throw new Conflict('A month can be closed from a day after its end');
}

export const monthsOf = ({ first }: Books, now: Date): string[] =>
  first === undefined ? [] : monthsBetween(first, monthOf(now));

export function toMonth(month: string, row: PeriodRow | undefined, closable: boolean): BookMonth {
  const open = { checklist: null, reason: null, proposed: null, approved: null, revenue: null };
  return {
    month,
    status: row?.status ?? 'Open',
    closesAt: monthBounds(month).to.toISOString(),
    closable: closable && row?.status !== 'Closed',
    ...(row
      ? {
          checklist: row.checklist,
          reason: row.reason,
          proposed: { by: { id: row.proposedBy, name: row.proposer }, at: row.proposedAt.toISOString() },
          approved:
            row.approvedBy !== null && row.approvedAt !== null
              ? { by: { id: row.approvedBy, name: row.approver ?? '' }, at: row.approvedAt.toISOString() }
              : null,
          revenue: nairaFromKobo(revenueOf(row.totals)),
        }
      : open),
  };
}
