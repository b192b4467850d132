import type { OutcomeCorrection } from 'shared-api/contract';
import type { CorrectedOutcome } from 'shared-api/rules';
import { nameSql, type Queryable, type Tx } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { type ProposalRow, proposalColumns, proposalReply, proposalUsers } from '../../../proposals.ts';

export interface CorrectionRow extends ProposalRow<OutcomeCorrection['status']> {
  id: number;
  bookingId: number;
  invoiceId: string | null;
  flightNumber: string;
  clientName: string;
  from: string;
  to: CorrectedOutcome;
}

export const selectCorrections = `
  select x.id, x.booking_id as "bookingId", b.invoice_id as "invoiceId", b.flight_number as "flightNumber",
         ${nameSql('client')} as "clientName", x.from_status as "from", x.to_status as "to", ${proposalColumns('x')}
    from outcome_corrections x ${proposalUsers('x')}
    join bookings b on b.id = x.booking_id
    join users client on client.id = b.owner_id`;

export const toCorrection = (row: CorrectionRow): OutcomeCorrection => ({
  id: row.id,
  bookingId: row.bookingId,
  invoiceNumber: row.invoiceId,
  flightNumber: row.flightNumber,
  business_Name: row.clientName,
  from: row.from,
  to: row.to,
  ...proposalReply(row),
});

/** What an officer's airports do not serve does not exist for them (S19). */
export async function readCorrection(db: Queryable, actor: Actor, id: number): Promise<CorrectionRow> {
  const { rows } = await db.query<CorrectionRow>(
    `${selectCorrections} where x.id = $1 and ($2::int[] is null or b.airport_id = any ($2))`,
    [id, airportLimit(actor) ?? null],
  );
  const [row] = rows;
  if (!row) throw new NotFound('Correction does not exist');
  return row;
}

/** The proposal, locked until the decision is committed; one that was decided already is refused. */
export async function openCorrection(tx: Tx, actor: Actor, id: number): Promise<CorrectionRow> {
  await tx.query('select id from outcome_corrections where id = $1 for update', [id]);
  const row = await readCorrection(tx, actor, id);
  if (row.status !== 'Proposed')
    throw new Conflict(`The correction was ${row.status.toLowerCase()} by ${row.decider}`);
  return row;
}

/** After a decision. */
export async function decide(
  tx: Tx,
  { id, status, by, at, reason }: { id: number; status: string; by: number; at: Date; reason: string | null },
): Promise<void> {
  await tx.query(
    `update outcome_corrections set status = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
    [id, status, by, at, reason],
  );
}
