import type { BookMonth } from 'shared-api/contract';
import { monthBounds, nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import { Conflict, orNotFound } from '../../../http/errors.ts';
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
    from months p join users proposer on proposer.id = p.proposed_by
    left join users approver on approver.id = p.approved_by`;

export async function findPeriod(db: Queryable, month: string): Promise<PeriodRow | undefined> {
  return db.first<PeriodRow>(`${selectPeriods} where p.month = $1::date`, [`${month}-01`]);
}

export async function closedPeriod(db: Queryable, month: string): Promise<PeriodRow> {
  const period = await orNotFound(findPeriod(db, month), 'The books have no such month');
  if (period.status !== 'Closed') throw new Conflict('The month is not closed');
  return period;
}

export const allPeriods = (db: Queryable): Promise<PeriodRow[]> => db.all<PeriodRow>(selectPeriods);

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
