import { nameSql } from './db/index.ts';

/** What one person proposes and another decides: adjustments, corrections, decisions about the books. */
export interface ProposalRow<Status> {
  reason: string;
  status: Status;
  proposedBy: number;
  proposer: string;
  proposedAt: Date;
  decidedBy: number | null;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

/** Selects a ProposalRow; the statement takes proposalUsers among its joins. */
export const proposalColumns = (table: string): string => `
         ${table}.reason, ${table}.status, ${table}.proposed_by as "proposedBy", ${nameSql('proposer')} as proposer,
         ${table}.proposed_at as "proposedAt", ${table}.decided_by as "decidedBy", ${table}.decided_at as "decidedAt",
         case when decider.id is null then null else ${nameSql('decider')} end as decider,
         ${table}.decision_reason as "decisionReason"`;

export const proposalUsers = (table: string): string => `
    join users proposer on proposer.id = ${table}.proposed_by
    left join users decider on decider.id = ${table}.decided_by`;

export const proposalReply = <Status>(row: ProposalRow<Status>) => ({
  reason: row.reason,
  status: row.status,
  proposedBy: { id: row.proposedBy, name: row.proposer },
  dateCreated: row.proposedAt.toISOString(),
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decider ?? '' },
  dateDecided: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});
