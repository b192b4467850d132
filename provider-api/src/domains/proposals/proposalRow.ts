import { nameSql } from '../../db/index.ts';

export interface ProposalRow {
  id: number;
  reason: string;
  status: 'Proposed' | 'Approved' | 'Rejected';
  proposedBy: number;
  proposer: string;
  proposedAt: Date;
  decidedBy: number | null;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

/** The statement must include the joins of `proposalUsers`. */
export const proposalColumns = (alias: string): string => `
         ${alias}.id, ${alias}.reason, ${alias}.status, ${alias}.proposed_by as "proposedBy",
         ${nameSql('proposer')} as proposer, ${alias}.proposed_at as "proposedAt",
         ${alias}.decided_by as "decidedBy", ${alias}.decided_at as "decidedAt",
         case when decider.id is null then null else ${nameSql('decider')} end as decider,
         ${alias}.decision_reason as "decisionReason"`;

export const proposalUsers = (alias: string): string => `
    join users proposer on proposer.id = ${alias}.proposed_by
    left join users decider on decider.id = ${alias}.decided_by`;

export const proposalReply = (row: ProposalRow) => ({
  id: row.id,
  reason: row.reason,
  status: row.status,
  proposedBy: { id: row.proposedBy, name: row.proposer },
  dateCreated: row.proposedAt.toISOString(),
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decider ?? '' },
  dateDecided: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});
