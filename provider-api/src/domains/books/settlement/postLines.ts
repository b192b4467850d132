import { nairaFromKobo } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { BadRequest, Conflict } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import { recordAudit } from '../../activities/index.ts';
import { postSettlement } from '../../ledger/index.ts';
import { readFileRow, toFile } from './fileRow.ts';
import { type LineRow, readLineRow, toLine, unresolvedLine } from './lineRow.ts';
import { lockBooks, matchLines, matchStale } from './matchLines.ts';

const clearMatched = `
  with line as (
    update settlement_lines set resolved = 'posted', resolved_by = $2, resolved_at = $3, cleared_kobo = gross_kobo
     where file_id = $1 and resolved is null and state = 'matched'
    returning id, payment_id, gross_kobo, fee_kobo
  ), cleared as (
    update payments set cleared_kobo = cleared_kobo + line.kobo
      from (select payment_id, sum(gross_kobo) as kobo from line group by payment_id) line where id = payment_id
  )
  select id, gross_kobo as "grossKobo", fee_kobo as "feeKobo", gross_kobo as "clearedKobo" from line order by id`;

type PostedLine = Record<'id' | 'grossKobo' | 'feeKobo' | 'clearedKobo', number>;

export const postFile: Verb<'postFile'> = (ctx, { params }) =>
  idempotent(ctx, params, async (tx) => {
    const { state } = await readFileRow(tx, params.id, ctx.actor.id);
    if (state === 'Reading') throw new Conflict('The file is still being read', 'still_reading');
    await lockBooks(tx);
    await matchLines(tx, params.id);
    const at = ctx.clock.now();
    const { rows } = await tx.query<PostedLine>(clearMatched, [params.id, ctx.actor.id, at]);
    if (rows.length === 0) throw new Conflict('No matched line is left to post', 'already_resolved');
    await postSettlement(tx, { lines: rows, actorId: ctx.actor.id, at });
    await matchStale(tx);
    await recordAudit(tx, ctx, {
      action: 'settlement.filePosted',
      subject: ['settlement file', params.id],
      after: {
        lines: rows.length,
        amount: nairaFromKobo(rows.reduce((sum, { grossKobo }) => sum + grossKobo, 0)),
      },
    });
    await publish(tx, { type: 'books', id: params.id, staff: true });
    return {
      data: toFile(await readFileRow(tx, params.id, ctx.actor.id)),
      message: 'Lines posted successfully',
    };
  });

function refuseWaiting({ waits }: LineRow): void {
  if (waits)
    throw new BadRequest(
      'The invoice is not paid here yet: the gateway is asked, and the line waits for its answer',
      'waits_for_gateway',
    );
}

/**
 * The settlement line puts the money in suspense until two people decide about it. Neither the gateway's
 * report nor the payments page may credit it as well.
 */
const leaveToSuspense = `
  update payments set to_suspense = true, attention = null, next_check_at = null
   where id = $1 and status = 'Unpaid'`;

async function resolve(tx: Tx, ctx: Context, line: LineRow, at: Date): Promise<void> {
  const clearedKobo = Math.max(0, Math.min(line.grossKobo, line.openKobo));
  await tx.query(
    `update settlement_lines set resolved = 'posted', resolved_by = $2, resolved_at = $3, cleared_kobo = $4
      where id = $1`,
    [line.id, ctx.actor.id, at, clearedKobo],
  );
  await tx.query('update payments set cleared_kobo = cleared_kobo + $2 where id = $1', [
    line.paymentId,
    clearedKobo,
  ]);
  await postSettlement(tx, { lines: [{ ...line, clearedKobo }], actorId: ctx.actor.id, at });
  if (line.grossKobo > 0) await tx.query(leaveToSuspense, [line.paymentId]);
}

/**
 * Posts a line that does not match its payment. The line clears at most the open amount of the payment. The rest of the
 * line's amount is in suspense until two people decide.
 */
export const postLine: Verb<'postLine'> = (ctx, { params }) =>
  idempotent(ctx, params, async (tx) => {
    await lockBooks(tx);
    const { fileId, paymentId } = await unresolvedLine(tx, params.id);
    await tx.query('select id from payments where id = $1 for update', [paymentId]);
    await matchLines(tx, fileId);
    const line = await readLineRow(tx, params.id);
    refuseWaiting(line);
    await resolve(tx, ctx, line, ctx.clock.now());
    await matchStale(tx);
    const after = toLine(await readLineRow(tx, params.id));
    await recordAudit(tx, ctx, {
      action: 'settlement.linePosted',
      subject: ['settlement line', params.id],
      after: { rrr: after.rrrNo, amount: after.amount, suspense: after.suspense },
    });
    await publish(tx, { type: 'books', id: fileId, staff: true });
    return { data: after, message: 'Line posted successfully' };
  });
