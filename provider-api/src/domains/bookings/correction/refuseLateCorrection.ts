import { isCorrectable } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import type { BookingRow } from '../bookingRow.ts';

export async function refuseLateCorrection(tx: Tx, ctx: Context, { id, status }: BookingRow): Promise<void> {
  const { correctionDays } = await readSettings(tx, ctx.config);
  if (correctionDays === 0) throw new BadRequest('Outcomes are not corrected at present', 'corrections_off');
  const { at } = await tx.one<{ at: Date | null }>(
    'select max(created_at) as at from booking_status_history where booking_id = $1 and status = $2',
    [id, status],
  );
  if (!isCorrectable(at ?? new Date(0), ctx.clock.now(), correctionDays))
    throw new BadRequest(`An outcome can be corrected only within ${correctionDays} days`, 'too_late');
}
