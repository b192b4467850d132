import { isOpenLine } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import { type Colleague, staffWith } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { readLineRow, toLine } from './lineRow.ts';

export const listBookOfficers: Verb<'listBookOfficers'> = async ({ db }) => ({
  data: await staffWith(db, 'books.settle'),
});

async function findOfficer(tx: Tx, id: number): Promise<Colleague> {
  const officer = (await staffWith(tx, 'books.settle')).find((colleague) => colleague.id === id);
  if (!officer) throw new Invalid({ officerId: ['Nobody of the finance office has this account'] });
  return officer;
}

export const assignLine: Verb<'assignLine'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    await tx.query('select id from settlement_lines where id = $1 for update', [params.id]);
    const row = await readLineRow(tx, params.id);
    const before = toLine(row);
    if (!isOpenLine(before)) throw new Conflict('Nothing is left to do about this line', 'already_resolved');
    const officer = body.officerId === null ? null : await findOfficer(tx, body.officerId);
    await updateRow(tx, 'settlement_lines', params.id, { assigned_to: officer?.id ?? null });
    await recordAudit(tx, ctx, {
      action: 'settlement.lineAssigned',
      subject: ['settlement line', params.id],
      before: { officer: before.assignedTo?.name ?? null },
      after: { officer: officer?.name ?? null },
    });
    await publish(tx, { type: 'books', id: row.fileId, staff: true });
    return { data: { ...before, assignedTo: officer }, message: 'Line assigned successfully' };
  });
