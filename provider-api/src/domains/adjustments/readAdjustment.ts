import type { Queryable, Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { recordAudit } from '../activities/index.ts';
import { type AdjustmentRow, selectAdjustments } from './adjustmentRow.ts';

export async function readAdjustment(db: Queryable, id: number): Promise<AdjustmentRow> {
  const { rows } = await db.query<AdjustmentRow>(`${selectAdjustments} where a.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new NotFound('Adjustment does not exist');
  return row;
}

/** The proposal, locked until the decision is committed; one that was decided already is refused. */
export async function openProposal(tx: Tx, id: number): Promise<AdjustmentRow> {
  await tx.query('select id from adjustments where id = $1 for update', [id]);
  const row = await readAdjustment(tx, id);
  if (row.status !== 'Proposed')
    throw new Conflict(
      `The adjustment was ${row.status.toLowerCase()} by ${row.decider}`,
      'already_resolved',
    );
  return row;
}

/** Stores what became of a proposal, and tells staff of it; resolves to how it stands then. */
export async function decide(
  tx: Tx,
  ctx: Context,
  before: AdjustmentRow,
  { status, reason = null }: { status: 'Approved' | 'Rejected'; reason?: string | null },
): Promise<AdjustmentRow> {
  const { id } = before;
  await tx.query(
    'update adjustments set status = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1',
    [id, status, ctx.actor.id, ctx.clock.now(), reason],
  );
  const after = await readAdjustment(tx, id);
  const action = `adjustment.${status.toLowerCase()}`;
  await recordAudit(tx, ctx, { action, subject: ['adjustment', id], before, after });
  await publish(tx, { type: 'adjustment', id, staff: true });
  return after;
}
