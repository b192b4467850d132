import { assignLine as assignEndpoint, type listBookOfficers as officersEndpoint } from 'shared-api/contract';
import { isOpenLine, rolesWith } from 'shared-api/rules';
import { nameSql, type Queryable, type Tx } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { recordAudit } from '../../activities/index.ts';
import { readLineRow, toLine } from './lineRow.ts';

interface Officer {
  id: number;
  name: string;
}

export async function bookOfficers(db: Queryable, id: number | null = null): Promise<Officer[]> {
  const { rows } = await db.query<Officer>(
    `select u.id, ${nameSql('u')} as name from users u
      where u.status = 'Active' and u.role = any ($1::text[]) and ($2::bigint is null or u.id = $2) order by 2, 1`,
    [rolesWith('books.settle'), id],
  );
  return rows;
}

export const listBookOfficers: Verb<typeof officersEndpoint> = async ({ db }) => ({
  data: await bookOfficers(db),
});

async function findOfficer(tx: Tx, id: number): Promise<Officer> {
  const [officer] = await bookOfficers(tx, id);
  if (!officer) throw new Invalid({ officerId: ['Nobody of the finance office has this account'] });
  return officer;
}

/** Says who looks after a line, so that two do not ask the gateway about the same; it takes nobody's right to resolve it. */
export const assignLine: Verb<typeof assignEndpoint> = (ctx, { params, body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, assignEndpoint, { ...body, id: params.id }, async () => {
      await tx.query('select id from settlement_lines where id = $1 for update', [params.id]);
      const row = await readLineRow(tx, params.id);
      const before = toLine(row);
      if (!isOpenLine(before))
        throw new Conflict('Nothing is left to do about this line', 'already_resolved');
      const officer = body.officerId === null ? null : await findOfficer(tx, body.officerId);
      await tx.query('update settlement_lines set assigned_to = $2 where id = $1', [
        params.id,
        officer?.id ?? null,
      ]);
      await recordAudit(tx, ctx, {
        action: 'settlement.lineAssigned',
        subject: ['settlement line', params.id],
        before: { officer: before.assignedTo?.name ?? null },
        after: { officer: officer?.name ?? null },
      });
      await publish(tx, { type: 'books', id: row.fileId, staff: true });
      return { data: { ...before, assignedTo: officer }, message: 'Line assigned successfully' };
    }),
  );
