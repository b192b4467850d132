import type { Queryable, Tx } from '../../db/index.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
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
    throw new Conflict(`The adjustment was ${row.status.toLowerCase()} by ${row.decider}`);
  return row;
}
